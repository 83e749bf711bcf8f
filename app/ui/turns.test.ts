// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isTypingTarget, turnOfKey, turnOfSwipe } from "./turns";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe("a key", () => {
  it.each([
    ["ArrowLeft", "previous"],
    ["ArrowRight", "next"],
    ["Home", "first"],
    ["End", "latest"],
  ])("%s turns to %s", (key, turn) => {
    expect(turnOfKey({ ...plain, key })).toBe(turn);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("with %s is the browser's", (modifier) => {
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
      expect(turnOfKey({ ...plain, key, [modifier]: true })).toBeUndefined();
    }
  });

  it.each(["ArrowUp", "ArrowDown", "PageDown", " ", "Enter", "n", "constructor", "__proto__"])(
    "%j turns nothing",
    (key) => {
      expect(turnOfKey({ ...plain, key })).toBeUndefined();
    },
  );
});

describe("a key goes into", () => {
  const target = (html: string, selector = "[data-here]") => {
    document.body.innerHTML = html;
    return document.querySelector(selector);
  };

  it.each([
    ["an input", "<input data-here>"],
    ["a text area", "<textarea data-here></textarea>"],
    ["a select", "<select data-here></select>"],
    ["an option", "<select><option data-here>1</option></select>"],
    ["editable text", "<div contenteditable><b data-here>x</b></div>"],
    ["plain editable text", '<div contenteditable="plaintext-only" data-here>x</div>'],
  ])("%s", (_name, html) => {
    expect(isTypingTarget(target(html))).toBe(true);
  });

  it.each([
    ["a link", '<a href="/" data-here>x</a>'],
    ["a button", "<button data-here>x</button>"],
    ["text that is not editable", '<p contenteditable="false" data-here>x</p>'],
    ["the page", "<main data-here></main>"],
  ])("nothing on %s", (_name, html) => {
    expect(isTypingTarget(target(html))).toBe(false);
  });

  it("nothing where there is no element", () => {
    expect(isTypingTarget(null)).toBe(false);
    expect(isTypingTarget(document)).toBe(false);
  });
});

describe("a swipe", () => {
  const width = 360;
  const swipe = (
    from: [number, number],
    to: [number, number],
    { zoomed = false, fingers = [0, 0] } = {},
  ) =>
    turnOfSwipe(
      { identifier: fingers[0]!, clientX: from[0], clientY: from[1] },
      { identifier: fingers[1]!, clientX: to[0], clientY: to[1] },
      width,
      zoomed,
    );

  it("to the left turns on, to the right turns back", () => {
    expect(swipe([300, 400], [120, 410])).toBe("next");
    expect(swipe([60, 400], [240, 390])).toBe("previous");
  });

  it("that is short turns nothing", () => {
    expect(swipe([200, 400], [180, 400])).toBeUndefined();
    expect(swipe([200, 400], [200, 400])).toBeUndefined();
  });

  it("that is not clearly sideways scrolls the page", () => {
    expect(swipe([200, 100], [200, 400])).toBeUndefined();
    expect(swipe([300, 100], [200, 200])).toBeUndefined();
    expect(swipe([300, 200], [200, 120])).toBeUndefined();
  });

  it.each([0, 10, 23])("from %i pixels off an edge belongs to the phone", (x) => {
    expect(swipe([x, 400], [x + 200, 400])).toBeUndefined();
    expect(swipe([width - x, 400], [width - x - 200, 400])).toBeUndefined();
  });

  it("from just inside the edges turns", () => {
    expect(swipe([25, 400], [225, 400])).toBe("previous");
    expect(swipe([width - 25, 400], [width - 225, 400])).toBe("next");
  });

  it("may end at the edge", () => {
    expect(swipe([200, 400], [2, 400])).toBe("next");
  });

  it("while the page is zoomed in looks around", () => {
    expect(swipe([300, 400], [100, 400], { zoomed: true })).toBeUndefined();
  });

  it("of two different fingers is none", () => {
    expect(swipe([300, 400], [100, 400], { fingers: [0, 1] })).toBeUndefined();
  });
});
