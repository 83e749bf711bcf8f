import type { ControlAction, Controls, OverlayReport } from "~/overlay/control-messages";
import { initialControls } from "~/overlay/controls";
import type { OverlayEvent } from "~/overlay/events";
import { parseOptions } from "~/overlay/options";
import { createLoop, step, getWakeTime, type LoopStart } from "~/overlay/loop";
import {
  createReport,
  type Call,
  type Command,
  type LoopEvent,
  type LoopState,
  type RelayResponse,
} from "~/overlay/loop-state";
import { parseStoredState, type StoredState } from "~/overlay/stored-state";

/** Parameters of `fc.assert`: the same cases in each run, twenty times as many in the whole test. */
export function runs(some: number): { seed: number; numRuns: number } {
  return { seed: 1, numRuns: process.env["TEST_CORPORA"] === "whole" ? 20 * some : some };
}

type DoneCommand = Command & { at: number };

type Answer = (call: Call, now: number) => RelayResponse;

/** The loop with a virtual clock and an upstream that responds at once. */
export class VirtualOverlay {
  now: number;
  state: LoopState;
  readonly commands: DoneCommand[] = [];
  stored: StoredState | undefined;
  private readonly chance: () => number;

  constructor(
    readonly answer: Answer,
    {
      now = 0,
      chance = () => 0,
      pace = parseOptions("").pace,
      controls = initialControls({ volume: 1 }),
      ...start
    }: { now?: number; chance?: () => number } & Partial<LoopStart> = {},
  ) {
    this.now = now;
    this.chance = chance;
    this.stored = start.stored;
    this.state = createLoop(now, { pace, controls, ...start });
    this.follow();
  }

  /** The overlay after a reload of its page. */
  reload(now = this.now, answer = this.answer): VirtualOverlay {
    const { chance, state } = this;
    const { pace, controls } = state;
    const stored = this.stored && parseStoredState(JSON.stringify(this.stored));
    return new VirtualOverlay(answer, { now, chance, pace, controls, stored });
  }

  /** Lets time pass until a moment, that moment included. */
  runUntil(end: number): this {
    while (Math.max(getWakeTime(this.state), this.now) <= end) {
      this.now = Math.max(getWakeTime(this.state), this.now);
      this.feed({ type: "tick" });
    }
    this.now = Math.max(this.now, end);
    return this;
  }

  feed(event: LoopEvent): void {
    this.state = step(this.state, event, this.now, this.chance());
    this.follow();
  }

  /** All commands of a type, with their times. */
  of<Sort extends Command["type"]>(sort: Sort): (DoneCommand & { type: Sort })[] {
    return this.commands.filter(
      (command): command is DoneCommand & { type: Sort } => command.type === sort,
    );
  }

  /** All alerts that came on the screen; of combined ones the first and all. */
  shows() {
    return this.of("show").map(({ entry, elapsed, at }) => {
      const alerts = entry.members.map(({ alert }) => alert);
      return { key: entry.key, alert: alerts[0]!, alerts, elapsed, extra: entry.extra, at };
    });
  }

  /** The names in each alert that came on the screen, and when. */
  timeline(): [names: string, at: number][] {
    return this.shows().map(({ alerts, at }) => [alerts.map(nameOf).join(), at]);
  }

  /** The same without the times. */
  names(): string[] {
    return this.timeline().map(([names]) => names);
  }

  /** When alerts left the screen. */
  hideTimes(): number[] {
    return this.of("hide").map(({ at }) => at);
  }

  /** When each position of the queue was requested. */
  requests(): [position: number, at: number][] {
    return this.of("request").flatMap(({ call, at }): [number, number][] =>
      call.what === "next" ? [[call.position, at]] : [],
    );
  }

  /** Changes controls, as docks do. */
  apply(change: Partial<Controls>): void {
    const { controls } = this.state;
    const at = Math.max(this.now, controls.at + 1);
    this.feed({ type: "controls", controls: { ...controls, at, ...change } });
  }

  act(action: ControlAction): void {
    this.feed({ type: "action", action });
  }

  report(): OverlayReport {
    return createReport(this.state, "overlay");
  }

  private follow(): void {
    for (const command of this.state.commands) {
      this.commands.push({ ...command, at: this.now });
      if (command.type === "store") this.stored = command.stored;
      if (command.type === "request") {
        const { call, number } = command;
        this.feed({ type: "response", number, response: this.answer(call, this.now) });
      }
    }
  }
}

export const nameOf = ({ username }: OverlayEvent) => username;

/** An upstream that gets events just after its first count, from the position `first` on. */
export function queueOf(events: readonly (OverlayEvent | undefined)[], first = 0): Answer {
  let count = first;
  return (call) => {
    if (call.what !== "count") return { event: events[call.position - first] };
    const counted = { count };
    count = first + events.length;
    return counted;
  };
}

export function eventOf(type: string, username = `${type}-fox`): OverlayEvent {
  return { type, username };
}

export function follows(...names: string[]): OverlayEvent[] {
  return names.map((name) => eventOf("follow", name));
}

/** An event, and when the upstream has it. */
export interface Arrival {
  at: number;
  event: OverlayEvent;
}

/** An upstream whose queue contains the events that have arrived. */
export function upstreamOf(
  arrivals: readonly Arrival[],
  fails: () => boolean = () => false,
): Answer {
  return (call, now) => {
    if (fails()) return undefined;
    if (call.what === "count") return { count: arrivals.filter(({ at }) => at <= now).length };
    const arrival = arrivals[call.position];
    return { event: arrival && arrival.at <= now ? arrival.event : undefined };
  };
}
