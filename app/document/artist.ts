/** Who makes what is on this site, and as whose it is signed; where else to be found: `app/shell/links.ts`. */
export const artist = { name: "Chase", copyright: "© 2015–2025 Chase" } as const;
