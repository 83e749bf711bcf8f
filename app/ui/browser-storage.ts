/** What could not be stored, for the rest of this document. */
const unstored = new Map<string, string | null>();

/** Reads from localStorage, which may be forbidden and throw; null without a value. */
export function readStorage(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes to localStorage; null removes the value.
 *
 * @returns whether it worked: storage can be forbidden or full
 */
export function writeStorage(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}
