import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { FaultyQueue, noEventAnswers, textOf, type Place } from "../../tests/overlay/faulty-queue";
import { runs, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { SoundPlayer } from "./audio";
import { alertTypes } from "./events";
import { parseOptions } from "./options";

const DAY_MS = 24 * 3_600_000;

afterEach(() => vi.unstubAllGlobals());

/** Sounds of which some fail, and some of these cannot be loaded again. */
class FaultySounds {
  played = 0;
  silent = 0;
  readonly player: SoundPlayer;

  constructor(chance: () => number) {
    const play = () => (this.played += 1);
    const fail = () => (this.silent += 1);
    class FaultyAudio {
      error: object | null = null;
      play(): Promise<void> {
        if (this.error) return Promise.reject(new Error(`silence ${fail()}`));
        play();
        this.error = chance() < 0.1 ? {} : null;
        return Promise.resolve();
      }
      load(): void {
        this.error = chance() < 0.3 ? {} : null;
      }
      pause(): void {}
    }
    vi.stubGlobal("Audio", FaultyAudio);
    this.player = new SoundPlayer({ querySelector: () => null } as unknown as HTMLElement);
    this.player.setVolume(1);
  }
}

/** A day of an overlay on an upstream whose queue has holes, equal events and new beginnings. */
class Day {
  readonly queue = new FaultyQueue();
  readonly shown: string[] = [];
  readonly sounds: FaultySounds;
  shows = 0;
  private overlay: VirtualOverlay;
  private isDown = false;
  private failuresInRow = 0;
  private events = 0;

  constructor(
    search: string,
    private readonly chance: () => number,
  ) {
    this.queue.noEvent = this.pick(noEventAnswers);
    this.sounds = new FaultySounds(chance);
    this.overlay = new VirtualOverlay(
      (call) => (this.isDown || this.fails() ? undefined : this.queue.answer(call)),
      { chance, pace: parseOptions(search).pace },
    );
    while (this.overlay.state.next === undefined) this.pass(1_000);
  }

  run(): void {
    while (this.overlay.now < DAY_MS) {
      const burst = this.chance() < 0.1 ? this.int(60) : this.int(3);
      this.queue.places.push(...this.createPlaces(burst));
      this.pass(this.int(180_000));
      this.happen();
    }
    this.catchUp();
  }

  private happen(): void {
    const { overlay } = this;
    switch (this.pick(["reload", "outage", "pause", "watch", "new queue", "shorter", "none"])) {
      case "reload":
        this.overlay = overlay.reload(overlay.now + 1);
        break;
      case "outage":
        this.isDown = true;
        this.pass(this.int(300_000));
        this.isDown = false;
        break;
      case "pause":
        overlay.apply({ paused: true });
        this.pass(this.int(900_000));
        overlay.apply({ paused: false });
        break;
      case "watch":
        overlay.feed({ type: "watched" });
        break;
      case "new queue":
        this.restart([], this.int(this.queue.places.length + 40));
        break;
      case "shorter":
        this.restart(this.queue.places.slice(0, this.int(this.queue.places.length)), this.int(40));
    }
  }

  /** The upstream restarts, often with an outage. */
  private restart(kept: Place[], added: number): void {
    this.catchUp();
    this.isDown = this.chance() < 0.5;
    this.pass(this.int(60_000));
    this.isDown = false;
    this.queue.replace([...kept, ...this.createPlaces(added)]);
    this.queue.noEvent = this.pick(noEventAnswers);
    this.pass(this.int(600_000));
    this.catchUp();
  }

  /** Waits until everything that is not a hole at the end of the queue was read and shown. */
  private catchUp(): void {
    const { places } = this.queue;
    const end = places.findLastIndex((place) => place !== "hole") + 1;
    // Long enough for each check of the queue.
    this.pass(300_000);
    for (let hours = 0; hours < 200; hours += 1) {
      const { next = 0, screen, waiting, reread } = this.overlay.state;
      if (next >= end && !screen && waiting.length === 0 && !reread) return;
      this.pass(3_600_000);
    }
    throw new Error("the overlay does not read the queue");
  }

  private pass(time: number): void {
    this.overlay.runUntil(this.overlay.now + time);
    for (const { alert, alerts, elapsed } of this.overlay.shows()) {
      if (elapsed > 0) continue;
      this.shown.push(...alerts.map(textOf));
      this.shows += 1;
      this.sounds.player.play(alert.type, () => undefined);
    }
    this.overlay.commands.length = 0;
  }

  /** One call in twenty; so few in a row that no event counts as broken. */
  private fails(): boolean {
    this.failuresInRow =
      this.chance() < 0.05 && this.failuresInRow < 2 ? this.failuresInRow + 1 : 0;
    return this.failuresInRow > 0;
  }

  /** Holes, unknown types, and many gifts of one viewer or of nobody, which are equal. */
  private createPlaces(count: number): Place[] {
    const places: Place[] = [];
    while (places.length < count) {
      const kind = this.chance();
      this.events += 1;
      const username = `fox-${this.events}`;
      if (kind < 0.05) places.push("hole");
      else if (kind < 0.1) places.push({ type: "hype-train", username });
      else if (kind < 0.8) places.push({ type: this.pick(alertTypes), username });
      else {
        const giver = kind < 0.82 ? "" : `giver-${this.int(300)}`;
        const gift: Place = { type: "gift", username: giver, count: 1 };
        places.push(...Array.from({ length: 1 + this.int(20) }, () => gift));
      }
    }
    return places.slice(0, count);
  }

  private int(max: number): number {
    return Math.floor(this.chance() * max);
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.int(values.length)]!;
  }
}

it.each([
  ["standard timing", ""],
  ["combined alerts", "?train=8&raid=1&gift=3,8,30"],
])(
  "shows each alert of 24 hours once, with %s, with equal events, holes, new queues and failing sounds",
  (_name, search) => {
    fc.assert(
      fc.property(fc.noShrink(fc.integer()), (seed) => {
        const day = new Day(search, seeded(`${seed}`));
        day.run();
        const expected = day.queue.expectedAlerts();
        expect(expected.length).toBeGreaterThan(100);
        // Events that were read before a new queue was noticed come before its first ones.
        expect(day.shown.sort()).toEqual(expected.sort());
        // A sound that failed is loaded again with the next alert.
        expect(day.sounds.played + day.sounds.silent).toBe(day.shows);
        expect(day.sounds.silent).toBeLessThan(day.shows / 10);
      }),
      runs(3),
    );
  },
);
