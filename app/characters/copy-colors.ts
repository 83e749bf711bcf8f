/**
 * Turns the colors of every palette in the document into buttons that copy their code. It changes the DOM instead of
 * rendering, so that pages of characters need no application.
 */
export function enableCopying(): void {
  for (const palette of document.querySelectorAll<HTMLElement>("[data-palette]")) {
    const hint = palette.querySelector<HTMLElement>("[data-hint]");
    const status = palette.querySelector<HTMLElement>("[role=status]");
    if (!hint || !status) continue;
    hint.textContent = "Press a color to copy its code.";
    for (const color of palette.querySelectorAll<HTMLElement>("li > span")) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...color.childNodes);
      color.replaceWith(button);
      button.addEventListener("click", () => {
        const code = button.querySelector("code")!.textContent!;
        navigator.clipboard.writeText(code).then(
          () => announce(status, `Copied ${code}`),
          // The visitor does not allow it.
          () => announce(status, `I couldn’t copy that. The code is ${code}`),
        );
      });
    }
  }
}

/** Writes the message into a new element, so that screen readers read the same words again. */
function announce(status: HTMLElement, message: string): void {
  const text = document.createElement("span");
  text.textContent = message;
  status.replaceChildren(text);
}
