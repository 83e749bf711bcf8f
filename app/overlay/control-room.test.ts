import { beforeEach, describe, expect, it, vi } from "vitest";
import { controlsOf, reportOf } from "../../tests/overlay/samples";
import type { ControlMessage } from "./control-messages.server";
import { ControlRoom } from "./control-room.server";
import type { ControlRole } from "./controls";

let room: ControlRoom;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  room = new ControlRoom();
  return () => vi.useRealTimers();
});

const publish = (message: ControlMessage) => room.publish(JSON.stringify(message));
const skip = (id: string): ControlMessage => ({
  type: "action",
  action: { id, type: "skip", key: "k" },
});
const set = (at: number, volume: number): ControlMessage => ({
  type: "controls",
  controls: controlsOf({ at, volume }),
});

/** Joins, and collects what it receives. */
function join(role: ControlRole, lastEventId = "") {
  const events: { data: string; id: string }[] = [];
  const leave = room.join(role, lastEventId, (data, id) => events.push({ data, id }));
  const messages = () =>
    events.flatMap(({ data }) => (data ? [JSON.parse(data) as ControlMessage] : []));
  return { leave, messages, lastId: () => events.at(-1)!.id };
}

describe("a control room", () => {
  it("sends each message to those whom it concerns, until they leave", () => {
    const [dock, other, overlay] = [join("dock"), join("dock"), join("overlay")];
    const report: ControlMessage = { type: "report", report: reportOf() };
    const request: ControlMessage = { type: "request-reports" };
    for (const message of [request, skip("a"), set(5, 0.5), report]) publish(message);
    expect(overlay.messages()).toEqual([request, skip("a"), set(5, 0.5)]);
    for (const each of [dock, other]) expect(each.messages()).toEqual([set(5, 0.5), report]);
    overlay.leave();
    publish(skip("b"));
    expect(overlay.messages()).toHaveLength(3);
  });

  it("rejects invalid messages, and sends only known fields", () => {
    const overlay = join("overlay");
    for (const text of ["", "{", "null", '{"type":"obey"}']) {
      expect(room.publish(text), text).toBe(false);
    }
    expect(room.publish('{"type":"request-reports","more":"<script>"}')).toBe(true);
    expect(overlay.messages()).toEqual([{ type: "request-reports" }]);
  });

  it("accepts controls of other docks after one whose clock is ahead", () => {
    const overlay = join("overlay");
    publish(set(Date.now() + 1e9, 0.1));
    vi.advanceTimersByTime(1_000);
    const later = set(Date.now(), 0.9);
    publish(later);
    expect(overlay.messages().at(-1)).toEqual(later);
  });

  it("sends the latest controls to a new listener", () => {
    publish(set(7, 0.7));
    publish(set(5, 0.5));
    expect(join("overlay").messages()).toEqual([set(7, 0.7)]);
    expect(join("dock").messages()).toEqual([set(7, 0.7)]);
  });

  it("sends a reconnected overlay the actions it missed, and a new one none", () => {
    const first = join("overlay");
    publish(skip("a"));
    first.leave();
    publish(skip("b"));
    publish(skip("c"));
    expect(join("overlay", first.lastId()).messages()).toEqual([skip("b"), skip("c")]);
    expect(join("overlay").messages()).toEqual([]);
    // From another process it gets all of them: none runs twice.
    expect(join("overlay", "0123abcd-77").messages()).toHaveLength(3);
    vi.advanceTimersByTime(121_000);
    expect(join("overlay", first.lastId()).messages()).toEqual([]);
  });

  it("keeps 64 actions and has room for 32 listeners", () => {
    for (let each = 0; each < 100; each += 1) publish(skip(String(each)));
    expect(join("overlay", "elsewhere-1").messages()).toHaveLength(64);
    const leaves = Array.from({ length: 31 }, () => join("dock").leave);
    expect(room.isFull).toBe(true);
    leaves[0]!();
    expect(room.isFull).toBe(false);
  });
});
