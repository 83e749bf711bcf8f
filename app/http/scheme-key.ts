/** The name of the colour scheme choice, in browser storage, in the cookie and on <html>. */
export const schemeKey = "data-theme";
