import { expect, it } from "vitest";
import { isPageKey } from "./page-keys";

/** Presses a key on the element with `data-here`. @returns whether the page handles it */
function press(html: string, key = "ArrowRight", modifiers: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-here]") ?? document.body;
  // jsdom computes no layout, so the widths are set here.
  for (const wide of document.querySelectorAll("[data-wide]")) {
    Object.defineProperty(wide, "scrollWidth", { value: 900 });
  }
  let isThePages = false;
  const listen = (event: KeyboardEvent) => (isThePages = isPageKey(event));
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers }));
  document.body.innerHTML = "";
  return isThePages;
}

it.each([
  ["", true],
  ['<a href="/" data-here>x</a>', true],
  ["<button data-here>x</button>", true],
  ['<div style="overflow-x: auto" tabindex="0" data-here>a table that fits</div>', true],
  ["<input data-here>", false],
  ["<textarea data-here></textarea>", false],
  ["<select><option data-here>1</option></select>", false],
  ["<video controls data-here></video>", false],
  ['<div contenteditable="plaintext-only"><b data-here>x</b></div>', false],
  [
    '<div style="overflow-x: auto" data-wide><a href="/" data-here>in a wide table</a></div>',
    false,
  ],
  ["<dialog open></dialog>", false],
])(
  "isPageKey for an arrow key while the element %j has the focus returns %s",
  (html, isThePages) => {
    expect(press(html)).toBe(isThePages);
    expect(press(html, "ArrowRight", { ctrlKey: true })).toBe(false);
  },
);

it("isPageKey accepts the arrow keys up and down while a wide table has the focus", () => {
  expect(press('<div style="overflow-x: auto" data-wide data-here></div>', "ArrowDown")).toBe(true);
});
