import { describe, expect, it } from "vitest";
import { controlsOf, entryOf, reportOf } from "../../../tests/overlay/samples";
import { overlayAddress } from "./address-form";
import {
  addReport,
  changeControls,
  formatPosition,
  getClearing,
  getLeadingOverlay,
  getProgress,
  initialDockState,
  parseWords,
} from "./dock-store";

describe("addReport", () => {
  it("keeps the last report of each overlay for a minute, in the order of their names", () => {
    let state = addReport(initialDockState, reportOf({ overlay: "two" }), 0);
    state = addReport(state, reportOf({ overlay: "one" }), 10);
    state = addReport(state, reportOf({ overlay: "two", count: 9 }), 20);
    expect(state.overlays.map(({ report }) => [report.overlay, report.count])).toEqual([
      ["one", 0],
      ["two", 9],
    ]);
    expect(addReport(state, reportOf({ overlay: "six" }), 60_015).overlays).toHaveLength(2);
  });

  it("takes over the latest controls, and those of the first overlay while none were set", () => {
    const report = (overlay: string, volume: number, at = 0) =>
      reportOf({ overlay, controls: controlsOf({ volume, at }) });
    const first = addReport(initialDockState, report("one", 0.3), 0);
    expect(first.controls.volume).toBe(0.3);
    expect(addReport(first, report("two", 1), 0).controls.volume).toBe(0.3);
    const changed = { ...first, controls: changeControls(first.controls, { volume: 0.5 }, 50) };
    expect(addReport(changed, report("one", 1, 49), 60).controls.volume).toBe(0.5);
    expect(addReport(changed, report("one", 1, 51), 60).controls.volume).toBe(1);
  });
});

it("changes controls to a later time, although the clock of another dock is ahead", () => {
  const changed = changeControls(controlsOf({ at: 900.5 }), { paused: true }, 100);
  expect(changed).toMatchObject({ paused: true, at: 901 });
});

it("prefers a responding overlay that reaches the site", () => {
  const report = reportOf({ overlay: "a", connection: "retrying" });
  const retrying = addReport(initialDockState, report, 0);
  const state = addReport(retrying, reportOf({ overlay: "b" }), 0);
  expect(getLeadingOverlay({ ...retrying, now: 1_000 })?.report.overlay).toBe("a");
  expect(getLeadingOverlay({ ...state, now: 1_000 })?.report.overlay).toBe("b");
  expect(getLeadingOverlay({ ...state, now: 12_000 })).toBeUndefined();
});

it("computes the progress of an alert by the clock of the overlay", () => {
  const overlay = { report: reportOf({ at: 6_000 }), at: 500_000 };
  expect(getProgress(entryOf("x"), overlay, 502_000)).toEqual({ value: 7, max: 20 });
  expect(getProgress(entryOf("x"), overlay, 900_000)).toEqual({ value: 20, max: 20 });
  expect(getProgress(entryOf("x", { ends: 9_000 }), overlay, 500_000).max).toBe(8);
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

it("clears up to the last known event, also behind the count", () => {
  const { alerts } = entryOf("x");
  const waiting = [entryOf("x", { position: 7, alerts: [...alerts, ...alerts] }), entryOf("y")];
  expect(getClearing(reportOf({ count: 8, waiting })).before).toBe(9);
  expect(getClearing(reportOf({ count: 12, waiting })).before).toBe(12);
});

it("parses one word per line, each once", () => {
  const text = ` spam \n\negg  roll\r\nspam\n${"x".repeat(99)}`;
  expect(parseWords(text)).toEqual(["spam", "egg roll", "x".repeat(60)]);
});

it("adds the filled-in fields of the form to the overlay's address", () => {
  const fields = new FormData();
  for (const name of ["theme", "scale", "volume", "test", "train", "voice"]) fields.set(name, "");
  fields.set("accent", "#ff8800");
  expect(overlayAddress("https://den.example", fields)).toBe("https://den.example/ex/overlay");

  const filled = { theme: "banner", scale: "1.5", volume: "0.5", train: "8", voice: "1" };
  fields.set("accent", "#ff8800");
  for (const [name, value] of Object.entries(filled)) fields.set(name, value);
  fields.set("has-accent", "on");
  for (const value of ["1", "6", "15"]) fields.append("follow", value);
  for (const value of ["", "6", ""]) fields.append("raid", value);
  expect(overlayAddress("", fields)).toBe(
    "/ex/overlay?theme=banner&scale=1.5&volume=0.5&train=8&voice=1&accent=ff8800&follow=1,6,15&raid=,6",
  );
  fields.set("mute", "1");
  expect(overlayAddress("", fields)).not.toContain("volume");
});
