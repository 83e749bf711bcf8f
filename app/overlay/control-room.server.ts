import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SendEvent } from "~/http/event-stream.server";
import { isFor, longestMessage, readMessage, writeMessage, type Role } from "./channel-messages";

/** What is kept, for how many milliseconds, and how many may listen at once. */
const limits = {
  listeners: 32,
  actions: { most: 64, for: 120_000 },
  reports: { most: 16, for: 30_000 },
};

interface Listener {
  role: Role;
  send: SendEvent;
}

/**
 * Where docks and overlays of different browsers meet: what one says is sent on to those whom it is for. All of
 * it is in the memory of this process, and bounded.
 */
export class ControlRoom {
  /** Tells this room from that of another process, or of another start. */
  readonly id = randomUUID().slice(0, 8);
  readonly #listeners = new Set<Listener>();
  /** By overlay, as it was last heard of. */
  readonly #reports = new LRUCache<string, string>({
    max: limits.reports.most,
    ttl: limits.reports.for,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  #controls: { at: number; text: string } | undefined;
  #actions: { number: number; at: number; text: string }[] = [];
  #said = 0;

  /** Whether as many listen as may. */
  get isFull(): boolean {
    return this.#listeners.size >= limits.listeners;
  }

  /**
   * Sends somebody all that they need to know, and from then on what is said.
   *
   * @param after the id of the event that they had last; whoever had none is told of no earlier action
   * @returns what ends it
   */
  join(role: Role, after: string, send: SendEvent): () => void {
    // Says where they are, before there is anything to say.
    send("", this.#eventId());
    if (this.#controls) send(this.#controls.text, this.#eventId());
    if (role === "dock") {
      for (const text of this.#reports.values()) send(text, this.#eventId());
    } else if (after) {
      const [room, number] = after.split("-");
      const last = room === this.id ? Number(number) : 0;
      for (const { number, at, text } of this.#actions) {
        if (number > last && Date.now() - at <= limits.actions.for) send(text, this.#eventId());
      }
    }
    const listener = { role, send };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes what somebody said, and sends it on. @returns whether it was a message */
  say(text: string): boolean {
    if (text.length > longestMessage) return false;
    const message = readMessage(parse(text));
    if (!message) return false;
    this.#said += 1;
    if (message.say === "controls") {
      // A dock whose clock is ahead must not silence all that come later.
      message.controls.at = Math.min(message.controls.at, Date.now());
    }
    // As it was understood, not as it came.
    const said = writeMessage(message);
    if (message.say === "controls") {
      if (message.controls.at <= (this.#controls?.at ?? 0)) return true;
      this.#controls = { at: message.controls.at, text: said };
    }
    if (message.say === "report") this.#reports.set(message.report.overlay, said);
    if (message.say === "act") {
      const action = { number: this.#said, at: Date.now(), text: said };
      this.#actions = [...this.#actions, action].slice(-limits.actions.most);
    }
    for (const { role, send } of this.#listeners) {
      if (isFor(role, message)) send(said, this.#eventId());
    }
    return true;
  }

  #eventId(): string {
    return `${this.id}-${this.#said}`;
  }
}

/** The room of this process. */
export const controlRoom = new ControlRoom();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
