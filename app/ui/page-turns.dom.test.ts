import { describe, expect, it } from "vitest";
import {
  isDrag,
  isTypingTarget,
  dragDistance,
  measureSpeed,
  parseTurnKey,
  parseSwipe,
  isTurnAtEnd,
  mirrorTurn,
} from "./page-turns";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe("a turn key", () => {
  it.each([
    ["ArrowLeft", "previous"],
    ["ArrowRight", "next"],
    ["Home", "first"],
    ["End", "latest"],
  ])("%s turns to %s", (key, turn) => {
    expect(parseTurnKey({ ...plain, key })).toBe(turn);
  });

  it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("with %s turns nothing", (modifier) => {
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
      expect(parseTurnKey({ ...plain, key, [modifier]: true })).toBeUndefined();
    }
  });

  it.each(["ArrowUp", "PageDown", " ", "Enter", "constructor"])("%j turns nothing", (key) => {
    expect(parseTurnKey({ ...plain, key })).toBeUndefined();
  });

  it.each([
    [" ", false, true],
    ["PageDown", false, true],
    [" ", true, false],
    ["PageUp", false, false],
  ])(
    "the scroll key %j (Shift: %s) turns at the end of a long picture: %s",
    (key, shiftKey, on) => {
      const isOn = (height: number, bottom: number) =>
        isTurnAtEnd({ key, shiftKey }, { height, bottom }, 800);
      expect(isOn(2500, 800.5)).toBe(on);
      expect(isOn(2500, 790)).toBe(on);
      expect(isOn(2500, 900), "before its end").toBe(false);
      expect(isOn(2400, 700), "of a shorter picture").toBe(false);
    },
  );
});

it("turns are mirrored between pages, but not to the ends", () => {
  const turns = ["first", "previous", "next", "latest"] as const;
  expect(turns.map(mirrorTurn)).toEqual(["first", "next", "previous", "latest"]);
});

describe("isTypingTarget", () => {
  const target = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("[data-here]");
  };

  it.each([
    "<input data-here>",
    "<textarea data-here></textarea>",
    "<select><option data-here>1</option></select>",
    "<div contenteditable><b data-here>x</b></div>",
    '<div contenteditable="plaintext-only" data-here>x</div>',
  ])("is true for %s", (html) => {
    expect(isTypingTarget(target(html))).toBe(true);
  });

  it.each([
    '<a href="/" data-here>x</a>',
    "<button data-here>x</button>",
    '<p contenteditable="false" data-here>x</p>',
  ])("is false for %s", (html) => {
    expect(isTypingTarget(target(html))).toBe(false);
  });

  it("is false without an element", () => {
    expect(isTypingTarget(null)).toBe(false);
    expect(isTypingTarget(document)).toBe(false);
  });
});

describe("a swipe", () => {
  const width = 360;
  const swipe = (
    from: [number, number],
    to: [number, number],
    { zoomed = false, fingers = [0, 0], speed = 0 } = {},
  ) =>
    parseSwipe(
      { identifier: fingers[0]!, clientX: from[0], clientY: from[1] },
      { identifier: fingers[1]!, clientX: to[0], clientY: to[1] },
      width,
      zoomed,
      speed,
    );

  it("to the left turns to the next page, to the right to the previous one", () => {
    expect(swipe([300, 400], [120, 410])).toBe("next");
    expect(swipe([60, 400], [240, 390])).toBe("previous");
  });

  it.each<[string, [number, number], [number, number], object?]>([
    ["that is short", [200, 400], [180, 400]],
    ["without a move", [200, 400], [200, 400]],
    ["that is vertical", [200, 100], [200, 400]],
    ["down to the left", [300, 100], [200, 200]],
    ["up to the left", [300, 200], [200, 120]],
    ["on a zoomed page", [300, 400], [100, 400], { zoomed: true }],
    ["of two fingers", [300, 400], [100, 400], { fingers: [0, 1] }],
    ["that is reversed at its end", [300, 400], [120, 400], { speed: 0.5 }],
    ["to the right that is reversed", [60, 400], [240, 400], { speed: -0.5 }],
    ["that is short and reversed", [200, 400], [170, 400], { speed: 0.5 }],
  ])("%s turns nothing", (_name, from, to, how) => {
    expect(swipe(from, to, how)).toBeUndefined();
  });

  it.each([0, 23])("from %i pixels off an edge turns nothing", (x) => {
    expect(swipe([x, 400], [x + 200, 400])).toBeUndefined();
    expect(swipe([width - x, 400], [width - x - 200, 400])).toBeUndefined();
  });

  it("from just inside an edge, or to an edge, turns the page", () => {
    expect(swipe([25, 400], [225, 400])).toBe("previous");
    expect(swipe([width - 25, 400], [2, 400])).toBe("next");
  });

  it("that is fast can be shorter", () => {
    expect(swipe([200, 400], [170, 400], { speed: -0.5 })).toBe("next");
    expect(swipe([200, 400], [230, 400], { speed: 0.5 })).toBe("previous");
    expect(swipe([200, 400], [170, 400], { speed: -0.2 })).toBeUndefined();
    expect(swipe([200, 400], [180, 400], { speed: -2 })).toBeUndefined();
    expect(swipe([200, 400], [170, 420], { speed: -0.5 })).toBeUndefined();
  });
});

describe("a drag", () => {
  const drag = (from: [number, number], to: [number, number], zoomed = false, finger = 0) =>
    isDrag(
      { identifier: 0, clientX: from[0], clientY: from[1] },
      { identifier: finger, clientX: to[0], clientY: to[1] },
      360,
      zoomed,
    );

  it("begins with a horizontal move", () => {
    expect(drag([200, 400], [190, 405])).toBe(true);
    expect(drag([200, 400], [230, 390])).toBe(true);
  });

  it("is undecided in its first pixels", () => {
    expect(drag([200, 400], [200, 400])).toBeUndefined();
    expect(drag([200, 400], [191, 409])).toBeUndefined();
  });

  it("does not begin vertically, from an edge, on a zoomed page, or by another finger", () => {
    expect(drag([200, 400], [200, 410])).toBe(false);
    expect(drag([200, 400], [190, 406])).toBe(false);
    expect(drag([23, 400], [24, 400])).toBe(false);
    expect(drag([337, 400], [300, 400])).toBe(false);
    expect(drag([200, 400], [150, 400], true)).toBe(false);
    expect(drag([200, 400], [150, 400], false, 1)).toBe(false);
  });

  it("moves the page with the finger, or a quarter of it without a target", () => {
    expect(dragDistance(-80, true)).toBe(-80);
    expect(dragDistance(-80, false)).toBe(-20);
  });

  it("has the speed of its last 100 ms", () => {
    const steps = [
      { x: 300, time: 0 },
      { x: 200, time: 950 },
      { x: 180, time: 980 },
    ];
    expect(measureSpeed({ x: 160, time: 1000 }, steps)).toBe(-0.8);
    expect(measureSpeed({ x: 180, time: 1200 }, steps)).toBe(0);
    expect(measureSpeed({ x: 160, time: 980 }, steps.slice(2))).toBe(-20);
  });
});
