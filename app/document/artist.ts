/** The artist, who is named in structured data and in the footer. */
export const artist = {
  name: "Chase",
  /** The copyright line with the current year. */
  get copyright() {
    return `© 2015–${new Date().getUTCFullYear()} Chase`;
  },
};
