/** Turns the colors of the preceding palette into buttons that copy hex codes. */
import { copyColor } from "~/ui/copy-colors";

for (const color of document.querySelectorAll<HTMLElement>("[data-palette] li > span")) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...color.childNodes);
  color.replaceWith(button);
}
document.addEventListener("click", (event) => void copyColor(event));
