import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../tests/setup/any-text";
import { clipText } from "./clip";

const fourOfAColor = ["👨", "👩", "👧", "👦"].map((one) => `${one}🏽`).join("\u200d");

describe("a clipped text", () => {
  it.each([
    ["<b>Fox</b> & Co", 40, "<b>Fox</b> & Co"],
    ["x".repeat(500), 10, `${"x".repeat(10)}…`],
    ["👩‍👩‍👧‍👦".repeat(20), 3, `${"👩‍👩‍👧‍👦".repeat(3)}…`],
    ["🏴󠁧󠁢󠁳󠁣󠁴󠁿🦊", 2, "🏴󠁧󠁢󠁳󠁣󠁴󠁿🦊"],
    ["שלום עולם", 40, "שלום עולם"],
    ["evil\u202etxt.exe", 40, "eviltxt.exe"],
    ["a\u0000b\tc\r\nd", 40, "a b c d"],
    ["Z" + "\u0335".repeat(400), 40, "Z"],
    ["half \ud83e", 40, "half \ufffd"],
    ["  a  b  ", 3, "a b"],
    ["ab cd", 3, "ab…"],
    ["\u200b a", 9, "a"],
    ["\u3164", 9, ""],
    ["\u2800 \u2800", 9, ""],
    ["\u200d\u115f\ufe0f", 9, ""],
    ["\u3164a", 9, "\u3164a"],
    // A letter may need sixteen units, with all that is on it.
    ["e" + "\u0301".repeat(15), 9, "e" + "\u0301".repeat(15)],
    ["e" + "\u0301".repeat(16), 9, "e"],
    // One emoji of nineteen units.
    [fourOfAColor, 1, fourOfAColor],
    [`${fourOfAColor}a`, 1, `${fourOfAColor}…`],
  ])("of %j", (text, length, clipped) => expect(clipText(text, length)).toBe(clipped));

  it("is short and well formed, whatever it is of", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 600 }), fc.integer({ min: 1, max: 50 }), (text, length) => {
        const clipped = clipText(text, length);
        expect(clipped.isWellFormed()).toBe(true);
        expect(clipped).not.toMatch(/[\n\r\u202a-\u202e\u2066-\u2069]/);
        expect(clipped.length).toBeLessThanOrEqual(length * 48 + 1);
      }),
    );
  });
});
