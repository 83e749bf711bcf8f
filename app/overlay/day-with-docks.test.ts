import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import {
  nameOf,
  runs,
  upstreamOf,
  VirtualOverlay,
  type Arrival,
} from "../../tests/overlay/virtual-overlay";
import type { ControlAction, OverlayReport } from "./control-messages";
import { alertTypes } from "./events";
import { parseOptions } from "./options";
import { MAX_READ_AHEAD } from "./calls";

const HOUR_MS = 3_600_000;
const rounds = process.env["TEST_CORPORA"] === "whole" ? 10 : 1;

const actionTypes = ["skip", "replay", "clear", "test"] as const;
const happenings = [...actionTypes, "pause", "safe", "watch", "reload", "outage"] as const;

/** The action that a dock would send on this report. */
function createAction(
  type: (typeof actionTypes)[number],
  id: string,
  { showing, shown, count }: OverlayReport,
): ControlAction {
  switch (type) {
    case "skip":
      return { id, type, key: showing?.key ?? "none" };
    case "replay":
      return { id, type, alerts: shown[0]?.alerts ?? [] };
    case "clear":
      return { id, type, before: count };
    case "test":
      return { id, type, alertType: "cheer" };
  }
}

/** An overlay with docks, reloads and outages, and the names that it has shown and cleared. */
class Stream {
  overlay: VirtualOverlay;
  /** In their order, without replays and tests. */
  readonly shown: string[] = [];
  private readonly cleared = new Set<string>();
  private isDown = false;
  private failuresInRow = 0;
  private actionCount = 0;

  constructor(
    private readonly arrivals: readonly Arrival[],
    search: string,
    private readonly chance: () => number,
  ) {
    const upstream = upstreamOf(arrivals, () => this.isDown || this.fails());
    this.overlay = new VirtualOverlay(upstream, { chance, pace: parseOptions(search).pace });
    while (this.overlay.state.next === undefined) this.pass(1_000);
  }

  /** One call in twenty; so few in a row that no event counts as broken. */
  private fails(): boolean {
    this.failuresInRow =
      this.chance() < 0.05 && this.failuresInRow < 2 ? this.failuresInRow + 1 : 0;
    return this.failuresInRow > 0;
  }

  pass(time: number): void {
    this.overlay.runUntil(this.overlay.now + Math.round(time));
    for (const { alerts, elapsed, extra } of this.overlay.shows()) {
      if (!extra && elapsed === 0) this.shown.push(...alerts.map(nameOf));
    }
    this.overlay.commands.length = 0;
    this.expectBounds();
  }

  happen(what: (typeof happenings)[number]): void {
    const { overlay } = this;
    switch (what) {
      case "pause":
        overlay.apply({ paused: true });
        this.pass(this.chance() * 900_000);
        overlay.apply({ paused: false });
        break;
      case "safe":
        overlay.apply({ safe: !overlay.state.controls.safe, words: ["fox"] });
        break;
      case "watch":
        overlay.feed({ type: "watched" });
        break;
      case "reload":
        this.overlay = overlay.reload(overlay.now + 1);
        break;
      case "outage":
        this.isDown = true;
        this.pass(1_000 + this.chance() * 300_000);
        this.isDown = false;
        break;
      default: {
        const report = overlay.report();
        if (what === "clear") this.addCleared(report);
        this.actionCount += 1;
        overlay.act(createAction(what, `${this.actionCount}`, report));
      }
    }
    this.pass(0);
  }

  private addCleared({ count, showing }: OverlayReport): void {
    const started = new Set([...this.shown, ...(showing?.alerts ?? []).map(nameOf)]);
    for (const { event } of this.arrivals.slice(0, count)) {
      if (!started.has(event.username)) this.cleared.add(event.username);
    }
  }

  expectEachAlertOnce(): void {
    const { shown, cleared } = this;
    const names = [...new Set(this.arrivals.map(({ event }) => event.username))];
    expect({
      lost: names.filter((name) => !shown.includes(name) && !cleared.has(name)),
      repeated: shown.filter((name, index) => shown.indexOf(name) !== index),
      cleared: shown.filter((name) => cleared.has(name)),
    }).toEqual({ lost: [], repeated: [], cleared: [] });
  }

  private expectBounds(): void {
    const { state, stored } = this.overlay;
    const members = state.waiting.reduce((sum, entry) => sum + entry.members.length, 0);
    expect(members).toBeLessThanOrEqual(MAX_READ_AHEAD);
    expect(JSON.stringify(stored ?? "").length).toBeLessThan(100_000);
    expect(JSON.stringify(state).length).toBeLessThan(200_000);
  }
}

/** Alerts a minute apart on average, sometimes many at once, one in ten delivered twice. */
function createArrivals(time: number, chance: () => number): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let at = 60_000, number = 0; at < time; number += 1) {
    const type = alertTypes[Math.floor(chance() * alertTypes.length)]!;
    const event = { type, username: `fox-${number}`, id: `${number}`, count: number };
    arrivals.push({ at, event });
    if (chance() < 0.1) arrivals.push({ at: at + Math.floor(chance() * 3_000), event });
    at += Math.floor(chance() * (chance() < 0.4 ? 3_000 : 120_000));
  }
  return arrivals.sort((a, b) => a.at - b.at);
}

describe.each([
  ["standard timing", ""],
  ["combined alerts and priorities", "?train=8&raid=1&follow=9,6,15&cheer=,5&gift=3,8,30"],
])("with %s", (_name, search) => {
  it("shows each alert of 24 hours once, with docks, reloads and outages, in bounded memory", () => {
    for (let round = 0; round < rounds; round += 1) {
      const chance = seeded(`marathon ${round} ${search}`);
      const arrivals = createArrivals(24 * HOUR_MS, chance);
      const stream = new Stream(arrivals, search, chance);
      while (stream.overlay.now < 24 * HOUR_MS) {
        stream.pass(chance() * 240_000);
        stream.happen(happenings[Math.floor(chance() * happenings.length)]!);
      }
      stream.pass(12 * HOUR_MS);
      stream.expectEachAlertOnce();
      expect(stream.shown.length).toBeGreaterThan(arrivals.length / 3);
    }
  });

  it("overlays agree when messages reach one of them late, twice or out of order", () => {
    const messages = fc.record({
      after: fc.integer({ min: 1, max: 40_000 }),
      what: fc.constantFrom(...actionTypes, "pause", "resume"),
      isLate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 20 }), fc.string(), (plan, seed) => {
        const arrivals = createArrivals(10 * 60_000, seeded(seed));
        const { pace } = parseOptions(search);
        const open = () => new VirtualOverlay(upstreamOf(arrivals), { pace }).runUntil(0);
        const [near, far] = [open(), open()];
        for (const [index, { after, what, isLate }] of plan.entries()) {
          const now = near.now + after;
          near.runUntil(now);
          far.runUntil(now);
          const report = near.report();
          if (what === "pause" || what === "resume") {
            const { controls } = report;
            const changed = { ...controls, paused: what === "pause", at: now };
            near.feed({ type: "controls", controls: changed });
            for (const received of isLate ? [changed, controls] : [controls, changed]) {
              far.feed({ type: "controls", controls: received });
            }
            continue;
          }
          const action = createAction(what, `${index}`, report);
          near.act(action);
          far.act(action);
          if (isLate) far.act(action);
        }
        const end = near.now + 600_000;
        for (const overlay of [near, far]) overlay.runUntil(end);
        expect(far.report()).toEqual(near.report());
        expect(far.shows()).toEqual(near.shows());
      }),
      runs(10),
    );
  });
});
