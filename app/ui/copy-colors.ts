import { copyText } from "./copy-text";

/** Copies the hex code of the pressed palette color and announces the result in the palette. */
export async function copyColor({ target }: Event): Promise<void> {
  const color = (target as Element).closest("[data-palette] button");
  if (!color) return;
  const code = color.querySelector("code")!.textContent;
  const isCopied = await copyText(code);
  const message = document.createElement("span");
  message.textContent = isCopied ? `Copied ${code}` : `I couldn’t copy that. The code is ${code}`;
  // Screen readers announce a new element even if it contains the same words.
  color.closest("[data-palette]")!.querySelector("[role=status]")!.replaceChildren(message);
}
