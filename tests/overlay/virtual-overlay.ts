import type { OverlayEvent } from "~/overlay/loop/alerts";
import { createState, type Effect, type LoopInput, type LoopState } from "~/overlay/loop/state";
import { step } from "~/overlay/loop/step";
import { initialControls, type Controls, type StoredState } from "~/overlay/loop/stored";

/**
 * Returns the upstream's response to a request for the event at a position, or for the count if the
 * position is undefined. Returns undefined while the upstream does not respond.
 */
export type Answer = (position: number | undefined, now: number) => LoopInput | undefined;

type DoneEffect = Effect & { at: number };

/** The overlay's loop with a virtual clock, and an upstream that responds immediately. */
export class VirtualOverlay {
  now: number;
  state: LoopState;
  readonly effects: DoneEffect[] = [];
  /** The name in each displayed alert, with the time when it appeared. */
  readonly timeline: [name: string, at: number][] = [];
  private stored: StoredState | undefined;
  private wakeAt = Infinity;

  constructor(
    readonly answer: Answer,
    {
      now = 0,
      stored,
      controls = initialControls,
    }: {
      now?: number;
      stored?: StoredState | undefined;
      controls?: Controls;
    } = {},
  ) {
    this.now = now;
    this.stored = stored;
    this.state = createState({ stored, controls }, now);
    this.feed({ type: "tick" });
  }

  /** The overlay after its page was reloaded. */
  reload(now = this.now): VirtualOverlay {
    const { controls } = this.state;
    const stored = this.stored && (JSON.parse(JSON.stringify(this.stored)) as StoredState);
    return new VirtualOverlay(this.answer, { now, controls, stored });
  }

  /** Advances the clock to a time, inclusive. */
  runUntil(end: number): this {
    while (this.wakeAt <= end) {
      this.now = this.wakeAt;
      this.feed({ type: "tick" });
    }
    this.now = end;
    return this;
  }

  feed(input: LoopInput): void {
    const { onScreen } = this.state;
    const { state, effects } = step(this.state, input, this.now);
    this.state = state;
    if (state.onScreen && state.onScreen !== onScreen) {
      this.timeline.push([state.onScreen.username, this.now]);
    }
    for (const effect of effects) {
      if (effect.type === "wake") this.wakeAt = effect.at;
      else this.effects.push({ ...effect, at: this.now });
      if (effect.type === "store") this.stored = { ...state, at: this.now };
    }
    for (const effect of effects) {
      if (effect.type !== "fetch") continue;
      const response = this.answer(effect.position, this.now);
      if (response) this.feed(response);
    }
  }

  names(): string[] {
    return this.timeline.map(([name]) => name);
  }

  /** The times at which positions of the queue or the count were requested. */
  requests(): [position: number | "count", at: number][] {
    return this.effects.flatMap((effect) =>
      effect.type === "fetch" ? [[effect.position ?? "count", effect.at]] : [],
    );
  }
}

/** An upstream with these events; the overlay's first count is `first`. */
export function queueOf(events: readonly (OverlayEvent | undefined)[], first = 0): Answer {
  let count = first;
  return (position) => {
    if (position !== undefined) return { type: "event", event: events[position] };
    const counted = count;
    count = events.length;
    return { type: "count", count: counted };
  };
}

/** Creates a stream event of a type. */
export function eventOf(type: string, username = `${type}-fox`, id?: string): OverlayEvent {
  return { type, username, id };
}

/** Creates a follow event for each name. */
export function follows(...names: string[]): OverlayEvent[] {
  return names.map((name) => eventOf("follow", name));
}
