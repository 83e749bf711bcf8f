import { readStorage, writeStorage } from "~/ui/browser-storage";
import { farKey, openLine } from "../channel-line";
import { firstControls, laterControls, readKeptControls } from "../kept-controls";
import type { FarState } from "../channel-far";
import type { ControlAction, Controls } from "../control";
import { alertTypes } from "../events";
import { clearBefore, leading, withReport, withSet, wordsOf, type DockState } from "./dock-state";
import { createDrawing } from "./draw-dock";
import { runAddressForm } from "./run-address-form";
import { need, setText } from "./slots";

/** The entry of browser storage that keeps what this browser's docks have set. */
const controlsKey = "overlay-dock";

/** Milliseconds: between two looks at the clock, and between two questions for reports. */
const paces = { look: 1_000, ask: 10_000 };

type Without<Name extends string, Union> = Union extends unknown ? Omit<Union, Name> : never;

/** Runs the dock, for as long as its page lives: what is pressed goes to all overlays, what they say is drawn. */
export function runDock(root: HTMLElement): void {
  noteWay(root);
  const drawing = createDrawing(root);
  let state: DockState = {
    controls: readKeptControls(readStorage(controlsKey)) ?? firstControls(),
    overlays: [],
  };
  let askedAt = -Infinity;

  const line = openLine(
    "dock",
    (message) => {
      if (message.say === "controls") take(message.controls);
      if (message.say === "opened" && !document.hidden) meet();
      if (message.say !== "report") return;
      const { report } = message;
      state = withReport(state, report, Date.now());
      // It was not there when something was set.
      if (report.controls.at < state.controls.at) tell();
      show();
    },
    (far) => {
      if (far === "open") meet();
      showFar(root, far);
    },
  );
  const show = () => drawing.draw(state, Date.now());
  const tell = () => line.send({ say: "controls", controls: state.controls });
  const keep = () => writeStorage(controlsKey, JSON.stringify(state.controls));
  const meet = () => {
    askedAt = performance.now();
    line.send({ say: "ask" });
    if (state.controls.at > 0) tell();
  };

  const set = (change: Partial<Controls>, said: string) => {
    take(withSet(state.controls, change, Date.now()));
    tell();
    drawing.say(said);
  };
  function take(controls: Controls): void {
    state = { ...state, controls: laterControls(state.controls, controls) };
    keep();
    show();
  }
  const act = (action: Without<"id", ControlAction>, said: string) => {
    line.send({ say: "act", action: { ...action, id: newId() } as ControlAction });
    drawing.say(said);
  };

  const report = () => leading(state, Date.now())?.report;
  const deeds: Record<string, (element: HTMLElement) => void> = {
    pause() {
      const { paused } = state.controls;
      set({ paused: !paused }, paused ? "Going on." : "Paused.");
    },
    skip() {
      const showing = report()?.showing;
      if (showing) act({ do: "skip", key: showing.key }, "Skipped.");
    },
    safe() {
      const { safe } = state.controls;
      set({ safe: !safe }, safe ? "Names are shown." : "Names are hidden.");
    },
    mute() {
      const { muted } = state.controls;
      set({ muted: !muted }, muted ? "Sounds are on." : "Sounds are off.");
    },
    volume(range) {
      const { value } = range as HTMLInputElement;
      set({ volume: Number(value) / 100 }, `Volume ${value} %.`);
    },
    clear: () => drawing.askToClear(true),
    "clear-no": () => drawing.askToClear(false),
    "clear-yes"() {
      const lead = report();
      drawing.askToClear(false);
      if (lead) act({ do: "clear", before: clearBefore(lead) }, "Passed over.");
    },
    replay(button) {
      const key = button.closest<HTMLElement>("[data-key]")?.dataset["key"];
      const entry = report()?.shown.find((each) => `${each.key} ${each.at}` === key);
      if (entry) act({ do: "replay", alerts: entry.alerts }, "It comes once more.");
    },
  };

  root.addEventListener("click", (event) => {
    const { target, pointerType } = event as PointerEvent;
    const button = (target as Element).closest<HTMLElement>("button");
    if (!button) return;
    // Or the next Space would press it again, where who has a mouse in hand means to pause.
    if (pointerType === "mouse") button.blur();
    const { do: what = "", test } = button.dataset;
    deeds[what]?.(button);
    const type = alertTypes.find((each) => each === test);
    if (type) act({ do: "test", type }, "Test alert sent.");
  });
  const range = need<HTMLInputElement>(root, "[data-do=volume]");
  range.addEventListener("change", () => deeds["volume"]?.(range));
  range.addEventListener("input", show);
  document.addEventListener("keydown", (event) => {
    const what = deedOf(event);
    if (!what) return;
    event.preventDefault();
    deeds[what]?.(root);
  });

  const words = need<HTMLTextAreaElement>(root, "[name=words]");
  words.value = state.controls.words.join("\n");
  need(root, "[data-form=words]").addEventListener("submit", (event) => {
    event.preventDefault();
    const list = wordsOf(words.value);
    words.value = list.join("\n");
    set({ words: list }, `${list.length} ${list.length === 1 ? "word is" : "words are"} hidden.`);
  });
  runAddressForm(need<HTMLFormElement>(root, "[data-form=address]"), drawing.say);

  // A dock that nobody sees asks for nothing, and is told nothing for long.
  const look = () => {
    if (document.hidden) return;
    if (performance.now() - askedAt >= paces.ask) meet();
    show();
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, paces.look);
  look();
}

/** Unlike any other; `crypto.randomUUID` is not there on a phone that comes by plain http. */
function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2);
}

/** What a key means: nothing while something is typed, or where the key presses what has the focus. */
function deedOf({
  key,
  target,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): string | undefined {
  if (repeat || ctrlKey || metaKey || altKey) return undefined;
  const element = target as Element;
  if (element.closest("input, textarea, select, [contenteditable]")) return undefined;
  if (key === " ") return element.closest("button, summary, a") ? undefined : "pause";
  return key.toLowerCase() === "s" ? "skip" : undefined;
}

/** Notes for the overlays of this browser whether the way through the server may be open to them. */
function noteWay({ dataset }: HTMLElement): void {
  const isOpen = dataset["way"] === "open";
  if (isOpen !== (readStorage(farKey) !== null)) writeStorage(farKey, isOpen ? "1" : null);
}

function showFar(root: HTMLElement, far: FarState): void {
  const element = root.querySelector<HTMLElement>("[data-slot=far]");
  if (!element) return;
  const texts: Partial<Record<FarState, string>> = {
    open: "Connected to the server.",
    opening: "Connecting to the server…",
    lost: "The server cannot be reached just now; this dock keeps trying.",
    refused: "The key is not the same any more: forget it, and send the new one.",
  };
  setText(element, texts[far] ?? "");
}
