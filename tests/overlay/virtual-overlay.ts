import type { ControlAction, Controls, OverlayReport } from "~/overlay/control-messages.server";
import type { Alert, OverlayEvent } from "~/overlay/events";
import { createLoop, step, getWakeTime, type LoopStart } from "~/overlay/loop";
import type { Call, Command, LoopEvent, LoopState, StoredState } from "~/overlay/loop-state";
import { createReport } from "~/overlay/report";

/** So many plans by chance, others at each run; of the whole test twenty times as many. */
export function runs(some: number): { numRuns: number } {
  return { numRuns: process.env["TEST_CORPORA"] === "whole" ? 20 * some : some };
}

/** What an upstream answers a call with; nothing for a failure. */
export type UpstreamResponse = { count: number } | { event: OverlayEvent | undefined } | undefined;

/** Something the overlay did, and when. */
export type DoneCommand = Command & { at: number };

/** What came on the screen, and when; of a train the first alert and all. */
export interface ShownAlert {
  key: string;
  alert: Alert;
  alerts: readonly Alert[];
  elapsed: number;
  shown: number;
  extra: "test" | "replay" | undefined;
  at: number;
}

/**
 * The loop on a clock of the test's own, with an upstream that answers at once. Time passes from one
 * wake of the loop to the next.
 */
export class VirtualOverlay {
  now: number;
  state: LoopState;
  readonly commands: DoneCommand[] = [];
  stored: StoredState | undefined;

  constructor(
    private readonly answer: (call: Call, now: number) => UpstreamResponse,
    {
      now = 0,
      chance = () => 0,
      ...start
    }: { now?: number; chance?: () => number } & LoopStart = {},
  ) {
    this.now = now;
    this.chance = chance;
    this.stored = start.stored;
    const { state, commands } = createLoop(now, start);
    this.state = state;
    this.follow(commands);
  }

  private readonly chance: () => number;

  /** Lets time pass until a moment, that moment included. */
  runUntil(end: number): this {
    while (Math.max(getWakeTime(this.state), this.now) <= end) {
      this.now = Math.max(getWakeTime(this.state), this.now);
      this.feed({ type: "tick" });
    }
    this.now = Math.max(this.now, end);
    return this;
  }

  /** Tells the loop of something at this moment. */
  feed(event: LoopEvent): void {
    const { state, commands } = step(this.state, event, { now: this.now, chance: this.chance() });
    this.state = state;
    this.follow(commands);
  }

  /** What was done, of one sort. */
  of<Sort extends Command["type"]>(sort: Sort): (DoneCommand & { type: Sort })[] {
    return this.commands.filter(
      (command): command is DoneCommand & { type: Sort } => command.type === sort,
    );
  }

  /** All that came on the screen. */
  shows(): ShownAlert[] {
    return this.of("show").map(({ entry, elapsed, shown, at }) => {
      const alerts = entry.members.map(({ alert }) => alert);
      return { key: entry.key, alert: alerts[0]!, alerts, elapsed, shown, extra: entry.extra, at };
    });
  }

  /** Sets controls, as docks do: all of them, at a moment. */
  apply(controls: Partial<Controls>): void {
    const { controls: standing } = this.state;
    const all = { ...standing, at: Math.max(this.now, standing.at + 1), ...controls };
    this.feed({ type: "controls", controls: all });
  }

  act(action: ControlAction): void {
    this.feed({ type: "action", action });
  }

  report(): OverlayReport {
    return createReport(this.state, "overlay");
  }

  private follow(commands: readonly Command[]): void {
    for (const command of commands) {
      this.commands.push({ ...command, at: this.now });
      if (command.type === "store") this.stored = command.stored;
      if (command.type === "request") {
        const { number } = command;
        const answer = this.answer(command.call, this.now);
        if (!answer) this.feed({ type: "failed", number });
        else if ("count" in answer) this.feed({ type: "counted", number, count: answer.count });
        else this.feed({ type: "next", number, event: answer.event });
      }
    }
  }
}

/** An upstream with a queue that a test fills; the events are numbered from `first`. */
export function queueOf(events: readonly (OverlayEvent | undefined)[], first = 0) {
  return (call: Call): UpstreamResponse =>
    call.what === "count" ? { count: first } : { event: events[call.position - first] };
}

/** An event of a type, by somebody. */
export function eventOf(type: string, username = `${type}-fox`): OverlayEvent {
  return { type, username };
}

/** An event, and when the upstream has it. */
export interface Arrival {
  at: number;
  event: OverlayEvent;
}

/** The queue as an upstream has it at a moment: what has come by then. */
export function upstreamOf(
  arrivals: readonly Arrival[],
  fails: (call: Call) => boolean = () => false,
) {
  return (call: Call, now: number): UpstreamResponse => {
    if (fails(call)) return undefined;
    let low = 0;
    let high = arrivals.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (arrivals[middle]!.at <= now) low = middle + 1;
      else high = middle;
    }
    if (call.what === "count") return { count: low };
    return { event: call.position < low ? arrivals[call.position]!.event : undefined };
  };
}

/** Arrivals in order, each delivered a second time with some likelihood, a little later. */
export function withRepeats(
  arrivals: readonly Arrival[],
  chance: () => number,
  likelihood: number,
): Arrival[] {
  const repeats = arrivals.flatMap(({ at, event }) =>
    chance() < likelihood ? [{ at: at + Math.floor(chance() * 3_000), event }] : [],
  );
  return [...arrivals, ...repeats].sort((a, b) => a.at - b.at);
}
