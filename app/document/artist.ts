export const artist = {
  name: "Chase",
  /** The copyright line with the current year. */
  get copyright() {
    return `© 2015–${new Date().getUTCFullYear()} Chase`;
  },
};
