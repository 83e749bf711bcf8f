export const artist = { name: "Chase", copyright: "© 2015–2025 Chase" } as const;
