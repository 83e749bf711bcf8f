import { useState, type ReactNode } from "react";

/** Copies a text to the clipboard. `message` is the content of an element with the role status. */
export function useCopy(): { copy: (text: string) => Promise<void>; message: ReactNode } {
  const [copied, setCopied] = useState({ message: "", times: 0 });
  const copy = async (text: string) => {
    let message = `Copied ${text}`;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The page is not secure, or the visitor does not allow it.
      message = `I couldn’t copy that. The code is ${text}`;
    }
    setCopied(({ times }) => ({ message, times: times + 1 }));
  };
  // A new element each time: screen readers read the same words again.
  return { copy, message: copied.message && <span key={copied.times}>{copied.message}</span> };
}
