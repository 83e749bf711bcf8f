/** The artist, and the copyright line. */
export const artist = { name: "Chase", copyright: "© 2015–2025 Chase" } as const;
