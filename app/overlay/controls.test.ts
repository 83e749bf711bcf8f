import { describe, expect, it } from "vitest";
import { controlsOf } from "../../tests/overlay/samples";
import { latestControls, parseControls } from "./controls";

describe("latestControls", () => {
  it("returns the later of two, in either order", () => {
    const early = controlsOf({ safe: true, at: 5 });
    const late = controlsOf({ muted: true, at: 6 });
    expect(latestControls(early, late)).toBe(late);
    expect(latestControls(late, early)).toBe(late);
  });

  it("returns the same one of two with equal times, in either order", () => {
    const [one, other] = [controlsOf({ safe: true }), controlsOf({ paused: true })];
    expect(latestControls(one, other)).toBe(latestControls(other, one));
  });
});

describe("parseControls", () => {
  it("parses stored controls", () => {
    const controls = controlsOf({ paused: true, words: ["fox"], at: 5 });
    expect(parseControls(JSON.stringify(controls))).toEqual(controls);
  });

  it("drops stored controls that do not fit", () => {
    const stored = { ...controlsOf({ paused: true, at: 5 }), words: "fox", volume: 7, more: 1 };
    expect(parseControls(JSON.stringify(stored))).toEqual(controlsOf({ paused: true, at: 5 }));
    expect(parseControls('{"at":1}')).toEqual(controlsOf({ at: 1 }));
  });

  it.each([null, "{", "null", "[]", '{"at":null}'])("returns undefined for %s", (text) =>
    expect(parseControls(text)).toBeUndefined(),
  );
});
