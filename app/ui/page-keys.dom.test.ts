import { afterEach, describe, expect, it } from "vitest";
import { isLetterKey, isPageKey } from "./page-keys";

/** Whether a key that is pressed on the element with `data-here` is the page's. */
function press(html: string, key = "ArrowRight", modifiers: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-here]") ?? document.body;
  // jsdom has no layout.
  for (const wide of document.querySelectorAll("[data-wide]")) {
    Object.defineProperty(wide, "scrollWidth", { value: 900 });
  }
  let isThePages = false;
  const listen = (event: KeyboardEvent) => (isThePages = isPageKey(event));
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifiers }));
  return isThePages;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a key", () => {
  it.each([
    "",
    '<a href="/" data-here>x</a>',
    "<button data-here>x</button>",
    '<p contenteditable="false" data-here>x</p>',
    '<div style="overflow-x: auto" tabindex="0" data-here>a table that fits</div>',
    '<div style="overflow-x: hidden" data-wide><a href="/" data-here>x</a></div>',
  ])("is the page's on %j", (html) => {
    expect(press(html)).toBe(true);
  });

  it.each([
    "<input data-here>",
    "<textarea data-here></textarea>",
    "<select><option data-here>1</option></select>",
    "<video controls data-here></video>",
    '<div contenteditable="plaintext-only"><b data-here>x</b></div>',
    '<div style="overflow-x: auto" data-wide tabindex="0" data-here>a wide table</div>',
    '<div style="overflow-x: auto" data-wide><a href="/" data-here>in a wide table</a></div>',
    "<dialog open></dialog>",
  ])("is not the page's on %j", (html) => {
    expect(press(html)).toBe(false);
  });

  it("that scrolls nothing is the page's in a wide table", () => {
    expect(press('<div style="overflow-x: auto" data-wide data-here></div>', "1")).toBe(true);
  });

  it.each(["altKey", "ctrlKey", "metaKey"])("with %s is the browser's", (modifier) => {
    expect(press("", "ArrowRight", { [modifier]: true })).toBe(false);
  });
});

it.each([
  ["g", "KeyG", true],
  ["G", "KeyG", true],
  ["п", "KeyG", true],
  ["g", "KeyU", true],
  ["h", "KeyH", false],
])("%s at %s is the letter g: %s", (key, code, isG) => {
  expect(isLetterKey(new KeyboardEvent("keydown", { key, code }), "g")).toBe(isG);
});
