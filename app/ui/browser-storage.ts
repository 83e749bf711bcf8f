/** Values that the browser refused to store; they last until the visitor leaves the document. */
const unstored = new Map<string, string | null>();

/** Reads a value from localStorage, or null if there is no value or storage is forbidden. */
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
 * @returns whether it was stored: storage can be forbidden or full
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
