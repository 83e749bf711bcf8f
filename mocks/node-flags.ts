const withoutWebStorage = "--no-experimental-webstorage";

/**
 * Flags for threads that load msw or jsdom: they disable the `localStorage` of Node 25, which
 * prints a warning and hides jsdom's. Node before 22.4 rejects the flag.
 */
export const nodeFlags: string[] = process.allowedNodeEnvironmentFlags.has(withoutWebStorage)
  ? [withoutWebStorage]
  : [];
