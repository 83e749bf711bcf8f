const withoutWebStorage = "--no-experimental-webstorage";

/**
 * Flags for a thread that loads msw or jsdom. Since version 25, Node has a `localStorage` of its own: msw reads it,
 * which prints a warning, and in tests it hides the one of jsdom. Node before 22.4 refuses the flag.
 */
export const nodeFlags: string[] = process.allowedNodeEnvironmentFlags.has(withoutWebStorage)
  ? [withoutWebStorage]
  : [];
