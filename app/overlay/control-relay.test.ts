import { beforeEach, expect, it, vi } from "vitest";
import { controlsOf, reportOf } from "../../tests/overlay/samples";
import type { ControlMessage } from "./control-messages";
import { ControlRelay } from "./control-relay.server";
import type { ControlRole } from "./controls";

let relay: ControlRelay;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  // The cache of actions takes the time 0 for none.
  vi.advanceTimersByTime(1);
  relay = new ControlRelay();
  return () => vi.useRealTimers();
});

const publish = (...messages: ControlMessage[]) => {
  for (const message of messages) relay.publish(JSON.stringify(message));
};
const skip = (id: string): ControlMessage => ({
  type: "action",
  action: { id, type: "skip", key: "k" },
});
const setVolume = (at: number, volume: number): ControlMessage => ({
  type: "controls",
  controls: controlsOf({ at, volume }),
});

/** Joins, and collects what it receives. */
function join(role: ControlRole, lastEventId = "") {
  const events: { data: string; id: string }[] = [];
  const leave = relay.join(role, lastEventId, (data, id) => events.push({ data, id }));
  const messages = () =>
    events.flatMap(({ data }) => (data ? [JSON.parse(data) as ControlMessage] : []));
  return { leave, messages, getLastId: () => events.at(-1)!.id };
}

it("sends valid messages to the listeners whom they concern, until they leave", () => {
  const [dock, overlay] = [join("dock"), join("overlay")];
  const report: ControlMessage = { type: "report", report: reportOf() };
  const request: ControlMessage = { type: "request-reports" };
  publish(request, skip("a"), setVolume(5, 0.5), report);
  expect(overlay.messages()).toEqual([request, skip("a"), setVolume(5, 0.5)]);
  expect(dock.messages()).toEqual([setVolume(5, 0.5), report]);
  for (const text of ["", "{", '{"type":"obey"}']) expect(relay.publish(text), text).toBe(false);
  overlay.leave();
  publish(skip("b"));
  expect(overlay.messages()).toHaveLength(3);
});

it("accepts controls of other docks after one whose clock is ahead", () => {
  const overlay = join("overlay");
  publish(setVolume(Date.now() + 1e9, 0.1));
  vi.advanceTimersByTime(1_000);
  const later = setVolume(Date.now(), 0.9);
  publish(later);
  expect(overlay.messages().at(-1)).toEqual(later);
});

it("sends the latest controls to a new listener", () => {
  publish(setVolume(7, 0.7), setVolume(5, 0.5));
  for (const role of ["overlay", "dock"] as const) {
    expect(join(role).messages()).toEqual([setVolume(7, 0.7)]);
  }
});

it("sends missed actions of two minutes to a reconnected overlay, and none to a new one", () => {
  const overlay = join("overlay");
  publish(skip("a"));
  overlay.leave();
  publish(skip("b"), skip("c"));
  expect(join("overlay", overlay.getLastId()).messages()).toEqual([skip("b"), skip("c")]);
  expect(join("overlay").messages()).toEqual([]);
  // An overlay of another process gets all of them: no action runs twice.
  expect(join("overlay", "0123abcd-77").messages()).toHaveLength(3);
  vi.advanceTimersByTime(121_000);
  expect(join("overlay", overlay.getLastId()).messages()).toEqual([]);
});

it("keeps the last 64 actions", () => {
  for (let number = 0; number < 100; number += 1) publish(skip(`${number}`));
  expect(join("overlay", "elsewhere-1").messages()).toHaveLength(64);
});
