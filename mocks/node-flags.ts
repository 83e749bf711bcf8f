const withoutWebStorage = "--no-experimental-webstorage";

/**
 * Flags for threads that load msw or jsdom: they turn off the `localStorage` of Node 25, which prints a warning and hides
 * the one of jsdom. Node before 22.4 rejects the flag.
 */
export const nodeFlags: string[] = process.allowedNodeEnvironmentFlags.has(withoutWebStorage)
  ? [withoutWebStorage]
  : [];
