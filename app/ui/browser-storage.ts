/** Reads from localStorage; null without a value, and if storage is forbidden, which throws. */
export function readStorage(key: string): string | null {
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
    return true;
  } catch {
    return false;
  }
}
