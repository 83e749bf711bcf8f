/** The name of the color scheme choice, in browser storage, in the cookie and on <html>. */
export const schemeKey = "data-theme";

/** The id of the scheme switch's form, whose submission the head script takes over. */
export const schemeFormId = "scheme";
