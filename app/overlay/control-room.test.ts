import { beforeEach, describe, expect, it, vi } from "vitest";
import { longestMessage, type Message, type Role } from "./channel-messages";
import { ControlRoom } from "./control-room.server";
import { controlsOf, reportOf } from "./test-channel";

let room: ControlRoom;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  room = new ControlRoom();
  return () => vi.useRealTimers();
});

const say = (message: Message) => room.say(JSON.stringify(message));
const skip = (id: string): Message => ({ say: "act", action: { id, do: "skip", key: "k" } });
const set = (at: number, volume: number): Message => ({
  say: "controls",
  controls: controlsOf({ at, volume }),
});

/** Joins, and notes what is said since. */
function join(role: Role, after = "") {
  const heard: { data: string; id: string }[] = [];
  const leave = room.join(role, after, (data, id) => heard.push({ data, id }));
  const messages = () => heard.flatMap(({ data }) => (data ? [JSON.parse(data) as Message] : []));
  return { leave, messages, lastId: () => heard.at(-1)!.id };
}

describe("a room", () => {
  it("sends each word on to those whom it is for, until they leave", () => {
    const [dock, other, overlay] = [join("dock"), join("dock"), join("overlay")];
    const report: Message = { say: "report", report: reportOf() };
    for (const message of [{ say: "ask" } as const, skip("a"), set(5, 0.5), report]) say(message);
    expect(overlay.messages()).toEqual([{ say: "ask" }, skip("a"), set(5, 0.5)]);
    for (const each of [dock, other]) expect(each.messages()).toEqual([set(5, 0.5), report]);
    overlay.leave();
    say(skip("b"));
    expect(overlay.messages()).toHaveLength(3);
  });

  it("takes nothing that is no message, and sends nothing on as it came", () => {
    const overlay = join("overlay");
    for (const text of ["", "{", "null", '{"say":"obey"}', `"${"x".repeat(longestMessage)}"`]) {
      expect(room.say(text), text.slice(0, 20)).toBe(false);
    }
    expect(room.say('{"say":"ask","more":"<script>"}')).toBe(true);
    expect(overlay.messages()).toEqual([{ say: "ask" }]);
  });

  it("goes on hearing other docks after one whose clock is ahead", () => {
    const overlay = join("overlay");
    say(set(Date.now() + 1e9, 0.1));
    vi.advanceTimersByTime(1_000);
    const later = set(Date.now(), 0.9);
    say(later);
    expect(overlay.messages().at(-1)).toEqual(later);
  });

  it("tells who comes what stands: the latest controls, not the last ones", () => {
    say(set(7, 0.7));
    say(set(5, 0.5));
    expect(join("overlay").messages()).toEqual([set(7, 0.7)]);
    expect(join("dock").messages()).toEqual([set(7, 0.7)]);
  });

  it("tells docks of the overlays of the last half minute, and keeps no more than sixteen", () => {
    for (let each = 0; each < 20; each += 1) {
      say({ say: "report", report: reportOf({ overlay: `overlay ${each}`, count: each }) });
    }
    expect(join("dock").messages()).toHaveLength(16);
    vi.advanceTimersByTime(31_000);
    expect(join("dock").messages()).toEqual([]);
  });

  it("gives who comes back the actions that they missed, and who is new none", () => {
    const first = join("overlay");
    say(skip("a"));
    first.leave();
    say(skip("b"));
    say(skip("c"));
    expect(join("overlay", first.lastId()).messages()).toEqual([skip("b"), skip("c")]);
    expect(join("overlay").messages()).toEqual([]);
    // From the room of another process all of them: none is done twice.
    expect(join("overlay", "0123abcd-77").messages()).toHaveLength(3);
    vi.advanceTimersByTime(121_000);
    expect(join("overlay", first.lastId()).messages()).toEqual([]);
  });

  it("remembers so many actions, and has so many places", () => {
    for (let each = 0; each < 100; each += 1) say(skip(String(each)));
    expect(join("overlay", "elsewhere-1").messages()).toHaveLength(64);
    const leaves = Array.from({ length: 31 }, () => join("dock").leave);
    expect(room.isFull).toBe(true);
    leaves[0]!();
    expect(room.isFull).toBe(false);
  });
});
