/** The environment variables; empty in browsers. */
export const environment: Readonly<Record<string, string | undefined>> =
  "process" in globalThis ? process.env : {};
