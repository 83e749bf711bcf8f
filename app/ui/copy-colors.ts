import { copyText } from "./copy-text";

/**
 * Lets a press on a color of any palette in the document copy its code; colors that are not buttons become some. It
 * changes the DOM instead of rendering, so that pages of characters need no application.
 */
export function enableCopying(): void {
  for (const palette of document.querySelectorAll<HTMLElement>("[data-palette]")) {
    const hint = palette.querySelector<HTMLElement>("[data-hint]");
    const status = palette.querySelector<HTMLElement>("[role=status]");
    if (!hint || !status) continue;
    hint.textContent = hint.dataset["hint"]!;
    for (const color of palette.querySelectorAll<HTMLElement>("li > span, li > button")) {
      const button = color instanceof HTMLButtonElement ? color : toButton(color);
      button.onclick = () => {
        const code = button.querySelector("code")!.textContent!;
        void copyText(code).then((isCopied) =>
          announce(
            status,
            isCopied ? `Copied ${code}` : `I couldn’t copy that. The code is ${code}`,
          ),
        );
      };
    }
  }
}

function toButton(color: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...color.childNodes);
  color.replaceWith(button);
  return button;
}

/** Writes the message into a new element, so that screen readers read the same words again. */
function announce(status: HTMLElement, message: string): void {
  const text = document.createElement("span");
  text.textContent = message;
  status.replaceChildren(text);
}
