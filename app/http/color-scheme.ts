/** The color schemes that a visitor can choose; the default is the scheme of the system. */
export const colorSchemes = ["light", "dark"] as const;

export type ColorScheme = (typeof colorSchemes)[number];

/** The name of the preference in localStorage, in the cookie and on <html>. */
export const colorSchemeKey = "data-theme";

/** The id of the form of the color scheme switch, which an inline script handles. */
export const colorSchemeFormId = "scheme";
