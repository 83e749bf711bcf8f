/** The color schemes, with colors in `app/styles/themes.css`; by default the system's. */
export const colorSchemes = ["light", "dark"] as const;

export type ColorScheme = (typeof colorSchemes)[number];

/** The name of the preference in localStorage, in the cookie and on <html>. */
export const colorSchemeKey = "data-theme";

/** The id of the switch's form, which the inline head script handles. */
export const colorSchemeFormId = "scheme";
