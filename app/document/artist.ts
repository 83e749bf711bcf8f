export const artist = {
  name: "Chase",
  /** With the current year. */
  get copyright() {
    return `© 2015–${new Date().getUTCFullYear()} Chase`;
  },
};
