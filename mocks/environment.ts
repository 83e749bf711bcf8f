/** The environment variables; none in a browser. */
export const environment: Readonly<Record<string, string | undefined>> =
  "process" in globalThis ? process.env : {};
