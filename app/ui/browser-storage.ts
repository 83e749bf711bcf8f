/**
 * What this browser keeps under a key; null where it keeps nothing, or may not: storage can be forbidden,
 * and even to look at it throws then.
 */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this browser; null forgets it.
 *
 * @returns whether it did: storage can be forbidden, or full
 */
export function writeStorage(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
