import { copyText } from "./copy-text";

/** Copies the code of the pressed palette color, and announces it in the palette's status. */
export async function copyColor({ target }: Event): Promise<void> {
  const color = (target as Element).closest("[data-palette] button");
  if (!color) return;
  const code = color.querySelector("code")!.textContent;
  const isCopied = await copyText(code);
  const message = document.createElement("span");
  message.textContent = isCopied ? `Copied ${code}` : `I couldn’t copy that. The code is ${code}`;
  // A new element, so that screen readers announce the same words again.
  color.closest("[data-palette]")!.querySelector("[role=status]")!.replaceChildren(message);
}
