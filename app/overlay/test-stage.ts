import type { OverlayEvent } from "./events";
import type { KeptPlace } from "./kept-place";
import {
  createLoop,
  step,
  wakeAt,
  type Call,
  type Command,
  type LoopEvent,
  type LoopState,
} from "./loop";
import type { Alert } from "./events";

/** What an upstream answers a call with; nothing for a failure. */
export type UpstreamResponse = { count: number } | { event: OverlayEvent | undefined } | undefined;

/** Something the overlay did, and when. */
export type DoneCommand = Command & { at: number };

/**
 * The loop on a clock of the test's own, with an upstream that answers at once. Time passes from one
 * wake of the loop to the next.
 */
export class VirtualOverlay {
  now: number;
  state: LoopState;
  readonly deeds: DoneCommand[] = [];
  kept: KeptPlace | undefined;

  constructor(
    private readonly answer: (ask: Call, now: number) => UpstreamResponse,
    {
      now = 0,
      chance = () => 0,
      ...start
    }: { now?: number; chance?: () => number; kept?: KeptPlace | undefined; test?: Alert } = {},
  ) {
    this.now = now;
    this.chance = chance;
    this.kept = start.kept;
    const { state, commands } = createLoop(now, start);
    this.state = state;
    this.follow(commands);
  }

  private readonly chance: () => number;

  /** Lets time pass until a moment, that moment included. */
  runUntil(end: number): this {
    while (Math.max(wakeAt(this.state), this.now) <= end) {
      this.now = Math.max(wakeAt(this.state), this.now);
      this.feed({ kind: "tick" });
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
  of<Sort extends Command["do"]>(sort: Sort): (DoneCommand & { do: Sort })[] {
    return this.deeds.filter((deed): deed is DoneCommand & { do: Sort } => deed.do === sort);
  }

  private follow(commands: readonly Command[]): void {
    for (const command of commands) {
      this.deeds.push({ ...command, at: this.now });
      if (command.do === "keep") this.kept = command.place;
      if (command.do === "ask") {
        const { number } = command;
        const answer = this.answer(command.ask, this.now);
        if (!answer) this.feed({ kind: "failed", number });
        else if ("count" in answer) this.feed({ kind: "counted", number, count: answer.count });
        else this.feed({ kind: "next", number, event: answer.event });
      }
    }
  }
}

/** An upstream with a queue that a test fills; the events are numbered from `first`. */
export function queueOf(events: readonly (OverlayEvent | undefined)[], first = 0) {
  return (ask: Call): UpstreamResponse =>
    ask.what === "count" ? { count: first } : { event: events[ask.position - first] };
}

/** An event of a type, by somebody. */
export function eventOf(type: string, username = `${type}-fox`): OverlayEvent {
  return { type, username };
}
