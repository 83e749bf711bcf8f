/** The name of the color scheme choice, in browser storage, in the cookie and on <html>. */
export const schemeKey = "data-theme";

/** The id of the scheme switch's form, which the head script handles. */
export const schemeFormId = "scheme";
