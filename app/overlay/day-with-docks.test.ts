import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import type { ControlAction } from "./control-messages.server";
import { alertTypes, type Alert } from "./events";
import { parseControls } from "./controls";
import { parseStoredState } from "./loop-state";
import { parseOptions } from "./options";
import { MAX_READ_AHEAD } from "./requests";
import {
  runs,
  upstreamOf,
  VirtualOverlay,
  withRepeats,
  type Arrival,
} from "../../tests/overlay/virtual-overlay";

const hour = 3_600_000;
const rounds = process.env["TEST_CORPORA"] === "whole" ? 10 : 1;

/** What happens while alerts come: docks, and restarts of the source, the server and the upstream. */
const happenings = [
  ...["pause", "resume", "skip", "replay", "clear", "test", "safe", "watch"],
  ...["reload", "outage"],
] as const;
interface Happening {
  /** Milliseconds after the one before. */
  after: number;
  what: (typeof happenings)[number];
}

const paces = {
  "the table": "",
  "trains and turns": "?train=8&raid=1&follow=9,6,15&cheer=,5&gift=3,8,30",
};

/** The source over a time in which things happen; what it showed is compared with what came. */
class Stream {
  overlay: VirtualOverlay;
  /** Names in the order they came on the screen, replays and tests left out. */
  readonly shown: string[] = [];
  private isDown = false;
  private failures = 0;
  private ids = 0;
  private pausedAt: number | undefined;
  /** What had to be shown when it was cleared. */
  readonly cleared = new Set<string>();

  constructor(
    private readonly arrivals: readonly Arrival[],
    private readonly search: string,
    private readonly chance: () => number,
  ) {
    this.overlay = this.load(0);
    while (this.overlay.state.next === undefined) this.pass(1_000);
  }

  private load(now: number): VirtualOverlay {
    const before = this.overlay as VirtualOverlay | undefined;
    const controls = before && parseControls(JSON.stringify(before.state.controls));
    const upstream = upstreamOf(this.arrivals, () => this.isDown || this.fails());
    return new VirtualOverlay(upstream, {
      now,
      chance: this.chance,
      pace: parseOptions(this.search).pace,
      stored: before?.stored && parseStoredState(JSON.stringify(before.stored)),
      ...(controls && { controls }),
    });
  }

  /** One call in twenty; never so many in a row that an event counts as broken once others can be had. */
  private fails(): boolean {
    this.failures = this.chance() < 0.05 && this.failures < 2 ? this.failures + 1 : 0;
    return this.failures > 0;
  }

  pass(time: number): void {
    // Of whole milliseconds, as the clock of a source.
    this.overlay.runUntil(this.overlay.now + Math.round(time));
    for (const { alerts, elapsed, extra, at } of this.overlay.shows()) {
      if (extra || elapsed > 0) continue;
      this.shown.push(...alerts.map(({ username }) => username));
      if (this.pausedAt !== undefined) expect(at).toBeLessThanOrEqual(this.pausedAt);
    }
    this.overlay.commands.length = 0;
    this.expectBounds();
  }

  happen({ after, what }: Happening): void {
    this.pass(after);
    const { overlay } = this;
    const report = overlay.report();
    switch (what) {
      case "pause":
      case "resume":
        overlay.apply({ paused: what === "pause" });
        this.pausedAt = what === "pause" ? (this.pausedAt ?? overlay.now) : undefined;
        return this.pass(0);
      case "skip": {
        const key = report.showing?.key ?? "none";
        for (const id of [this.id(), this.id()]) overlay.act({ id, type: "skip", key });
        expect(overlay.of("hide")).toHaveLength(report.showing ? 1 : 0);
        expect(overlay.report().shown.length).toBeGreaterThanOrEqual(report.shown.length);
        return;
      }
      case "replay":
        return this.act({ id: this.id(), type: "replay", alerts: report.shown[0]?.alerts ?? [] });
      case "test":
        return this.act({ id: this.id(), type: "test", alertType: "raid" });
      case "clear": {
        this.pass(0);
        const before = report.count;
        const gone = new Set([...this.shown, ...(report.showing?.alerts ?? []).map(nameOf)]);
        for (const { event } of this.arrivals.slice(0, before)) {
          if (!gone.has(event.username)) this.cleared.add(event.username);
        }
        return this.act({ id: this.id(), type: "clear", before });
      }
      case "safe":
        return overlay.apply({ safe: !report.controls.safe, words: ["fox"] });
      case "watch":
        return overlay.feed({ type: "watched" });
      case "reload":
        // A moment later: a page cannot come back in the moment it goes.
        this.overlay = this.load(overlay.now + 1);
        return;
      case "outage":
        this.isDown = true;
        this.pass(1_000 + this.chance() * 300_000);
        this.isDown = false;
    }
  }

  /** Goes on until all that came has been shown. */
  end(): void {
    this.happen({ after: 0, what: "resume" });
    while (this.overlay.now < this.arrivals.at(-1)!.at) this.pass(hour);
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const before = this.shown.length;
      this.pass(20 * 60_000);
      if (this.shown.length > before) quiet = 0;
    }
    const came = new Set(this.arrivals.map(({ event }) => event.username));
    const lost = [...came].filter((name) => !this.shown.includes(name) && !this.cleared.has(name));
    const twice = this.shown.filter((name, turn) => this.shown.indexOf(name) !== turn);
    const unwanted = this.shown.filter((name) => this.cleared.has(name));
    expect({ lost, twice, unwanted }).toEqual({ lost: [], twice: [], unwanted: [] });
  }

  private act(action: ControlAction): void {
    this.overlay.act(action);
    this.pass(0);
  }

  private id(): string {
    this.ids += 1;
    return `action-${this.ids}`;
  }

  private expectBounds(): void {
    const { state, stored } = this.overlay;
    const members = state.waiting.reduce((sum, entry) => sum + entry.members.length, 0);
    expect(members).toBeLessThanOrEqual(MAX_READ_AHEAD);
    expect(state.extras.length).toBeLessThanOrEqual(20);
    expect(state.handledIds.length).toBeLessThanOrEqual(50);
    expect(state.shown.length).toBeLessThanOrEqual(50);
    expect(state.delivered.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(stored ?? "").length).toBeLessThan(50_000);
  }
}

const nameOf = ({ username }: Alert) => username;

/** Alerts a minute apart on average, now and then many at once, each with an id. */
function arrivalsOver(time: number, chance: () => number): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let at = 60_000, turn = 0; at < time; turn += 1) {
    const type = alertTypes[Math.floor(chance() * alertTypes.length)]!;
    const username = `fox-${turn}`;
    arrivals.push({ at, event: { type, username, id: username, count: turn } });
    at += Math.floor(chance() * (chance() < 0.4 ? 3_000 : 120_000));
  }
  return withRepeats(arrivals, chance, 0.1);
}

describe.each(Object.entries(paces))("with docks and restarts, by %s:", (_name, search) => {
  it("24 hours with 5 % failing calls: 0 lost, 0 shown twice, nothing grows", () => {
    for (let round = 0; round < rounds; round += 1) {
      const chance = seeded(`marathon ${round} ${search}`);
      const arrivals = arrivalsOver(24 * hour, chance);
      const stream = new Stream(arrivals, search, chance);
      const sizes: number[] = [];
      while (stream.overlay.now < 24 * hour) {
        const what = happenings[Math.floor(chance() * happenings.length)]!;
        // A source is paused for a while, and not for the rest of the day.
        stream.happen({ after: Math.floor(chance() * 240_000), what });
        if (what === "pause") stream.happen({ after: chance() * 900_000, what: "resume" });
        sizes.push(JSON.stringify(stream.overlay.state).length);
      }
      stream.end();
      expect(stream.shown.length).toBeGreaterThan(arrivals.length / 3);
      // 50 shown, 50 that wait and 100 known: whatever the hour.
      expect(Math.max(...sizes)).toBeLessThan(60_000);
    }
  });

  it("whatever happens, in whatever order", () => {
    const happening = fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 90_000 })),
      what: fc.constantFrom(...happenings),
    });
    fc.assert(
      fc.property(
        fc.array(happening, { maxLength: 25 }),
        fc.string({ minLength: 3, maxLength: 6 }),
        (plan, seed) => {
          const chance = seeded(seed);
          const stream = new Stream(arrivalsOver(15 * 60_000, chance), search, chance);
          for (const one of plan) stream.happen(one);
          stream.end();
        },
      ),
      runs(12),
    );
  });

  it("overlays that hear the same by two ways, late and twice, agree", () => {
    const said = fc.record({
      after: fc.integer({ min: 1, max: 40_000 }),
      what: fc.constantFrom("skip", "replay", "clear", "test", "pause", "resume"),
      isLate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 20 }), fc.string(), (plan, seed) => {
        const arrivals = arrivalsOver(10 * 60_000, seeded(seed));
        const open = () =>
          new VirtualOverlay(upstreamOf(arrivals), { pace: parseOptions(search).pace });
        const [near, far] = [open(), open()];
        near.runUntil(0);
        far.runUntil(0);
        plan.forEach(({ after, what, isLate }, turn) => {
          const now = near.now + after;
          near.runUntil(now);
          far.runUntil(now);
          const { showing, shown, count, controls } = near.report();
          if (what === "pause" || what === "resume") {
            const next = { ...controls, paused: what === "pause", at: now };
            // By the other way what was said before comes once more.
            for (const one of isLate ? [next, controls] : [controls, next]) {
              far.feed({ type: "controls", controls: one });
            }
            near.feed({ type: "controls", controls: next });
            return;
          }
          const id = `action-${turn}`;
          const action: ControlAction =
            what === "skip"
              ? { id, type: what, key: showing?.key ?? "none" }
              : what === "replay"
                ? { id, type: what, alerts: shown[0]?.alerts ?? [] }
                : what === "clear"
                  ? { id, type: what, before: count }
                  : { id, type: what, alertType: "cheer" };
          near.act(action);
          far.act(action);
          if (isLate) far.act(action);
        });
        const end = near.now + 600_000;
        for (const overlay of [near, far]) overlay.runUntil(end);
        expect(far.report()).toEqual(near.report());
        expect(far.shows()).toEqual(near.shows());
      }),
      runs(10),
    );
  });
});
