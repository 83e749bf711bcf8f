import type { QueueEntry } from "../control";
import { clearBefore, isHeard, leading, placeText, progressOf, type DockState } from "./dock-state";
import { entryText, kindNames } from "./entry-text";
import { need, rowOf, setHidden, setText, slot } from "./slots";

/** What the dock's document is made to say. */
export interface Drawing {
  /** Shows what is known at a moment; what has not changed is left as it is. */
  draw(state: DockState, now: number): void;
  /** Says something to who looks, and to who listens. */
  say(text: string): void;
  /** What is waiting is about to be passed over, if it is said again; or it is not. */
  askToClear(isAsked: boolean): void;
}

/** Draws into the dock's document, whose templates the rows of its lists are copies of. */
export function createDrawing(root: HTMLElement): Drawing {
  const draw = (state: DockState, now: number) => {
    const lead = leading(state, now);
    const { showing, waiting = [], shown = [] } = lead?.report ?? {};
    setText(slot(root, "place"), lead ? placeText(lead.report) : "No overlay is heard of");
    drawNow(need(root, "[data-slot=now]"), showing);
    const passed = showing && lead ? progressOf(showing, lead, now) : { passed: 0, whole: 1 };
    const bar = need<HTMLProgressElement>(root, "progress");
    bar.max = passed.whole;
    bar.value = passed.passed;
    setText(slot(root, "left"), showing ? `${Math.ceil(passed.whole - passed.passed)} s` : "");
    need<HTMLButtonElement>(root, "[data-do=skip]").disabled = !showing;

    drawControls(root, state);
    drawList(root, "waiting", waiting);
    drawList(root, "shown", shown);
    setText(slot(root, "waiting-count"), waiting.length > 0 ? String(waiting.length) : "");
    const behind = lead ? clearBefore(lead.report) - (lead.report.position ?? Infinity) : 0;
    const isClearable = waiting.length > 0 || behind > (showing?.alerts.length ?? 0);
    need<HTMLButtonElement>(root, "[data-do=clear]").disabled = !isClearable;
    setText(
      slot(root, "clear-count"),
      waiting.length > 0 ? `Pass over ${waiting.length}` : "Pass over all",
    );
    drawOverlays(root, state, now);
  };
  return {
    draw,
    say: (text) => setText(slot(root, "said"), text),
    askToClear(isAsked) {
      setHidden(need(root, "[data-do=clear]"), isAsked);
      for (const what of ["yes", "no"]) setHidden(need(root, `[data-do=clear-${what}]`), !isAsked);
      need(root, isAsked ? "[data-do=clear-yes]" : "[data-do=clear]").focus();
    },
  };
}

function drawNow(element: HTMLElement, showing: QueueEntry | undefined): void {
  element.dataset["state"] = showing ? "shown" : "none";
  const text = showing && entryText(showing);
  const kind = slot(element, "kind");
  setHidden(kind, !text);
  if (text) kind.dataset["kind"] = text.type;
  setText(kind, text ? kindNames[text.type] : "");
  setText(slot(element, "name"), text?.name ?? "");
  setText(slot(element, "line"), text?.line ?? "Nothing just now.");
  setText(slot(element, "message"), text?.message ?? "");
}

function drawControls(root: HTMLElement, { controls }: DockState): void {
  const { paused, safe, muted, volume } = controls;
  need(root, "[data-do=safe]").setAttribute("aria-pressed", String(safe));
  need(root, "[data-do=mute]").setAttribute("aria-pressed", String(muted));
  need(root, "[data-do=pause]").toggleAttribute("data-on", paused);
  setText(slot(root, "pause"), paused ? "Resume" : "Pause");
  const range = need<HTMLInputElement>(root, "[data-do=volume]");
  // While it is dragged it says what it will be.
  if (!range.matches(":active")) range.value = String(Math.round(volume * 100));
  setText(slot(root, "volume"), `${range.value} %`);
}

/** Rows that stay are moved, not made anew: what has the focus keeps it. */
function drawList(
  root: HTMLElement,
  name: "waiting" | "shown",
  entries: readonly QueueEntry[],
): void {
  const list = need(root, `[data-list=${name}]`);
  const rows = new Map([...list.children].map((row) => [(row as HTMLElement).dataset["key"], row]));
  const drawn = entries.map((entry) => {
    const key = `${entry.key} ${entry.at}`;
    return rows.get(key) ?? drawRow(root, entry, key, name === "shown");
  });
  if (drawn.length !== rows.size || drawn.some((row, at) => row !== list.children[at])) {
    list.replaceChildren(...drawn);
  }
  setHidden(need(root, `[data-empty=${name}]`), entries.length > 0);
}

function drawRow(root: HTMLElement, entry: QueueEntry, key: string, isShown: boolean): HTMLElement {
  const row = rowOf(root, "row");
  const { type, name, line, message } = entryText(entry);
  row.dataset["key"] = key;
  const kind = slot(row, "kind");
  kind.dataset["kind"] = type;
  setText(kind, kindNames[type]);
  setText(slot(row, "name"), name);
  setText(slot(row, "line"), line);
  if (message) setText(slot(row, "message"), message);
  else slot(row, "message").remove();
  const time = new Date(entry.at);
  slot(row, "time").setAttribute("datetime", time.toISOString());
  setText(slot(row, "time"), time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }));
  const replay = need(row, "[data-do=replay]");
  if (isShown) replay.setAttribute("aria-label", `Replay: ${kindNames[type]}, ${name}`);
  else replay.remove();
  return row;
}

function drawOverlays(root: HTMLElement, { overlays }: DockState, now: number): void {
  const list = slot(root, "overlays");
  while (list.children.length > overlays.length) list.lastElementChild?.remove();
  while (list.children.length < overlays.length) list.append(rowOf(root, "overlay-row"));
  overlays.forEach((heard, at) => {
    const row = list.children[at] as HTMLElement;
    const { connection, controls } = heard.report;
    const isThere = isHeard(heard, now);
    row.dataset["state"] = isThere ? connection : "silent";
    const state = connection === "connected" ? "connected" : "no answer";
    setText(slot(row, "state"), `Overlay ${at + 1}: ${isThere ? state : "not heard of"}`);
    const details = [
      placeText(heard.report),
      ...(controls.paused ? ["paused"] : []),
      ...(controls.muted ? ["muted"] : []),
    ];
    setText(slot(row, "detail"), isThere ? details.join(", ") : "");
  });
}
