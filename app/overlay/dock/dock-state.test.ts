import { describe, expect, it } from "vitest";
import { controlsOf, entryOf, reportOf } from "../../../tests/overlay/samples";
import { overlayAddress } from "./address-form";
import {
  addReport,
  changeControls,
  formatPosition,
  getClearPosition,
  getEntryTexts,
  getLeadingOverlay,
  getProgress,
  initialDockState,
  parseWords,
} from "./dock-state";

describe("the state of a dock", () => {
  it("has the last report of each overlay, by name, for a minute", () => {
    let state = addReport(initialDockState, reportOf({ overlay: "two" }), 0);
    state = addReport(state, reportOf({ overlay: "one" }), 10);
    state = addReport(state, reportOf({ overlay: "two", count: 9 }), 20);
    expect(state.overlays.map(({ report }) => [report.overlay, report.count])).toEqual([
      ["one", 0],
      ["two", 9],
    ]);
    expect(addReport(state, reportOf({ overlay: "six" }), 60_015).overlays).toHaveLength(2);
  });

  it("has the latest controls, and those of the first overlay while none were set", () => {
    const report = reportOf({ controls: controlsOf({ volume: 0.3 }) });
    const quiet = addReport(initialDockState, report, 0);
    expect(quiet.controls.volume).toBe(0.3);
    const loud = reportOf({ overlay: "two", controls: controlsOf({ volume: 1 }) });
    expect(addReport(quiet, loud, 0).controls.volume).toBe(0.3);
    const mine = { ...quiet, controls: changeControls(quiet.controls, { safe: true }, 50) };
    const earlier = reportOf({ controls: controlsOf({ at: 49 }) });
    const later = reportOf({ controls: controlsOf({ at: 51 }) });
    expect(addReport(mine, earlier, 60).controls).toMatchObject({ safe: true, at: 50 });
    expect(addReport(mine, later, 60).controls).toMatchObject({ safe: false, at: 51 });
  });

  it("sets controls later than the current ones, although another clock is ahead", () => {
    expect(changeControls(controlsOf({ at: 900.5 }), { paused: true }, 100)).toMatchObject({
      paused: true,
      at: 901,
    });
  });

  it("follows a responding overlay, one that reaches the site if there is one", () => {
    const report = reportOf({ overlay: "a", connection: "retrying" });
    const lost = addReport(initialDockState, report, 0);
    const state = addReport(lost, reportOf({ overlay: "b" }), 0);
    expect(getLeadingOverlay({ ...lost, now: 1_000 })?.report.overlay).toBe("a");
    expect(getLeadingOverlay({ ...state, now: 1_000 })?.report.overlay).toBe("b");
    expect(getLeadingOverlay({ ...state, now: 12_000 })).toBeUndefined();
  });
});

describe("an alert on screen", () => {
  const overlay = { report: reportOf({ at: 6_000 }), at: 500_000 };

  it("has its progress by the overlay's clock", () => {
    expect(getProgress(entryOf("x"), overlay, 502_000)).toEqual({ elapsed: 7, duration: 20 });
    expect(getProgress(entryOf("x"), overlay, 900_000)).toEqual({ elapsed: 20, duration: 20 });
    expect(getProgress(entryOf("x", { ends: 9_000 }), overlay, 500_000).duration).toBe(8);
  });

  it("has texts; several that are shown as one have all names", () => {
    expect(getEntryTexts(entryOf("x"))).toEqual({
      type: "raid",
      name: "Vixy",
      line: "is raiding the den with 12 raiders!",
      message: "",
    });
    const follows = ["Vixy", "Snow", "Vixy", "Ruby", ""].map((username) => ({
      type: "follow" as const,
      username,
    }));
    const { type, name } = getEntryTexts(entryOf("x", { alerts: follows }));
    expect([type, name]).toEqual(["follow", expect.stringMatching(/^Vixy, Snow/)]);
  });
});

it.each([
  [{}, "loading events"],
  [{ position: 0 }, "no events yet"],
  [{ position: 131, count: 131 }, "event 131 of 131"],
  [{ position: 127, count: 131, showing: entryOf("x", { position: 127 }) }, "event 128 of 131"],
  [{ position: 131, count: 131, showing: entryOf("x", { position: 131 }) }, "event 132 of 132"],
  [{ position: 5, count: 9, showing: entryOf("a test") }, "event 5 of 9"],
])("formats the position %j as %s", (some, text) => {
  expect(formatPosition(reportOf(some))).toBe(text);
});

it("clears all events that are known to wait", () => {
  const { alerts } = entryOf("x");
  const waiting = [entryOf("x", { position: 7, alerts: [...alerts, ...alerts] }), entryOf("y")];
  expect(getClearPosition(reportOf({ count: 8, waiting }))).toBe(9);
  expect(getClearPosition(reportOf({ count: 12, waiting }))).toBe(12);
});

it("parses one word per line, each once", () => {
  expect(parseWords(" spam \n\negg  roll\r\nspam\n" + "x".repeat(99))).toEqual([
    "spam",
    "egg roll",
    "x".repeat(60),
  ]);
});

describe("the address of an overlay", () => {
  /** The fields of the form: empty, and 15 for the types of alerts. */
  function fields(filled: readonly (readonly [string, string])[] = []): FormData {
    const data = new FormData();
    data.set("accent", "#ff8800");
    for (const name of ["theme", "scale", "volume", "test", "train"]) data.set(name, "");
    for (const [name, value] of filled) data.append(name, value);
    return data;
  }

  it("has no parameters while the form is empty", () => {
    expect(overlayAddress("https://den.example", fields())).toBe("https://den.example/ex/overlay");
  });

  it("has all filled-in fields", () => {
    const data = fields();
    for (const [name, value] of Object.entries({
      theme: "banner",
      scale: "1.5",
      volume: "0.5",
      train: "8",
      voice: "1",
      "has-accent": "on",
    })) {
      data.set(name, value);
    }
    for (const value of ["1", "6", "15"]) data.append("follow", value);
    for (const value of ["", "6", ""]) data.append("raid", value);
    expect(overlayAddress("", data)).toBe(
      "/ex/overlay?theme=banner&scale=1.5&volume=0.5&train=8&voice=1&accent=ff8800&follow=1,6,15&raid=,6",
    );
    data.set("mute", "1");
    expect(overlayAddress("", data)).not.toContain("volume");
  });
});
