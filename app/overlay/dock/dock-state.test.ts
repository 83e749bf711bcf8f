import { describe, expect, it } from "vitest";
import { firstControls } from "../kept-controls";
import { controlsOf, entryOf, reportOf } from "../test-channel";
import {
  clearBefore,
  leading,
  placeText,
  progressOf,
  withReport,
  withSet,
  wordsOf,
  type DockState,
} from "./dock-state";
import { entryText } from "./entry-text";
import { overlayAddress, type AddressFields } from "./overlay-address";

const nothing: DockState = { controls: firstControls(), overlays: [] };

describe("what a dock knows", () => {
  it("is the last word of each overlay, by name, until it has been silent for a minute", () => {
    let state = withReport(nothing, reportOf({ overlay: "two" }), 0);
    state = withReport(state, reportOf({ overlay: "one" }), 10);
    state = withReport(state, reportOf({ overlay: "two", count: 9 }), 20);
    expect(state.overlays.map(({ report }) => [report.overlay, report.count])).toEqual([
      ["one", 0],
      ["two", 9],
    ]);
    expect(withReport(state, reportOf({ overlay: "six" }), 60_015).overlays).toHaveLength(2);
  });

  it("takes the controls that were set last, and where none were what the first overlay has", () => {
    const quiet = withReport(nothing, reportOf({ controls: controlsOf({ volume: 0.3 }) }), 0);
    expect(quiet.controls.volume).toBe(0.3);
    const loud = reportOf({ overlay: "two", controls: controlsOf({ volume: 1 }) });
    expect(withReport(quiet, loud, 0).controls.volume).toBe(0.3);
    const mine = { ...quiet, controls: withSet(quiet.controls, { safe: true }, 50) };
    const earlier = reportOf({ controls: controlsOf({ at: 49 }) });
    const later = reportOf({ controls: controlsOf({ at: 51 }) });
    expect(withReport(mine, earlier, 60).controls).toMatchObject({ safe: true, at: 50 });
    expect(withReport(mine, later, 60).controls).toMatchObject({ safe: false, at: 51 });
  });

  it("sets later than all that stands, though another clock be ahead", () => {
    expect(withSet(controlsOf({ at: 900.5 }), { paused: true }, 100)).toMatchObject({
      paused: true,
      at: 901,
    });
  });

  it("follows an overlay that has a connection, and none that is silent", () => {
    const lost = withReport(nothing, reportOf({ overlay: "a", connection: "retrying" }), 0);
    const state = withReport(lost, reportOf({ overlay: "b" }), 0);
    expect(leading(lost, 1_000)?.report.overlay).toBe("a");
    expect(leading(state, 1_000)?.report.overlay).toBe("b");
    expect(leading(state, 12_000)).toBeUndefined();
  });
});

describe("an alert on the screen", () => {
  const heard = { report: reportOf({ at: 6_000 }), at: 500_000 };

  it("is as far as its overlay says, whose clock is another", () => {
    expect(progressOf(entryOf("x"), heard, 502_000)).toEqual({ passed: 7, whole: 20 });
    expect(progressOf(entryOf("x"), heard, 900_000)).toEqual({ passed: 20, whole: 20 });
    expect(progressOf(entryOf("x", { ends: 9_000 }), heard, 500_000).whole).toBe(8);
  });

  it("is told by its words; of several that came as one by their names", () => {
    expect(entryText(entryOf("x"))).toEqual({
      type: "raid",
      name: "Vixy",
      line: "is raiding the den with 12 raiders!",
      message: "",
    });
    const follows = ["Vixy", "Snow", "Vixy", "Ruby", ""].map((username) => ({
      type: "follow" as const,
      username,
    }));
    const { type, name } = entryText(entryOf("x", { alerts: follows }));
    expect([type, name]).toEqual(["follow", expect.stringMatching(/^Vixy, Snow/)]);
  });
});

it.each([
  [{}, "not counted yet"],
  [{ position: 0 }, "no events yet"],
  [{ position: 131, count: 131 }, "event 131 of 131"],
  [{ position: 127, count: 131, showing: entryOf("x", { position: 127 }) }, "event 128 of 131"],
  [{ position: 131, count: 131, showing: entryOf("x", { position: 131 }) }, "event 132 of 132"],
  [{ position: 5, count: 9, showing: entryOf("a test") }, "event 5 of 9"],
])("the place %j is %s", (some, text) => {
  expect(placeText(reportOf(some))).toBe(text);
});

it("clears all that is known to wait", () => {
  const { alerts } = entryOf("x");
  const waiting = [entryOf("x", { position: 7, alerts: [...alerts, ...alerts] }), entryOf("y")];
  expect(clearBefore(reportOf({ count: 8, waiting }))).toBe(9);
  expect(clearBefore(reportOf({ count: 12, waiting }))).toBe(12);
});

it("reads words one a line, each once", () => {
  expect(wordsOf(" spam \n\negg  roll\r\nspam\n" + "x".repeat(99))).toEqual([
    "spam",
    "egg roll",
    "x".repeat(60),
  ]);
});

describe("the address of an overlay", () => {
  const none = { priority: "", least: "", most: "" };
  const usual: AddressFields = {
    ...{ theme: "", accent: "", scale: "", train: "", voice: false, mute: false, volume: "" },
    kinds: { follow: none, sub: none, gift: none, cheer: none, raid: none },
  };

  it("says nothing of what is as it is by itself", () => {
    expect(overlayAddress("https://den.example", usual)).toBe("https://den.example/ex/overlay");
  });

  it("says all that is chosen", () => {
    const fields = {
      ...{ theme: "banner", accent: "#ff8800", scale: "1.5", train: "8", voice: true },
      ...{ mute: false, volume: "0.5" },
      kinds: { ...usual.kinds, follow: { priority: "1", least: "6", most: "15" } },
    };
    expect(overlayAddress("", fields)).toBe(
      "/ex/overlay?theme=banner&accent=ff8800&scale=1.5&train=8&voice=1&volume=0.5&follow=1,6,15",
    );
    expect(overlayAddress("", { ...usual, mute: true, volume: "1" })).toBe("/ex/overlay?mute=1");
  });
});
