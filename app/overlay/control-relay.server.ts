import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SendEvent } from "~/http/event-stream.server";
import { monotonicClock } from "~/upstream/monotonic-clock";
import { message as messageSchema, type Controls } from "./control-messages";
import { isMessageFor, parseJson, type ControlRole } from "./controls";

const MAX_LISTENERS = 32;

/**
 * Connects docks and overlays of different browsers: a message goes to all listeners whom it concerns. The state is
 * bounded and ends with the process: the latest controls, and recent actions for overlays that reconnect.
 */
export class ControlRelay {
  /** Part of each event id: a listener can come from another process. */
  readonly #id = randomUUID().slice(0, 8);
  readonly #listeners = new Map<SendEvent, ControlRole>();
  readonly #actions = new LRUCache<number, string>({
    max: 64,
    ttl: 120_000,
    perf: monotonicClock,
    ttlResolution: 0,
  });
  #controls: Controls | undefined;
  #count = 0;

  get isFull(): boolean {
    return this.#listeners.size >= MAX_LISTENERS;
  }

  /**
   * Sends the current controls and, from then on, all messages.
   *
   * @param lastEventId what an overlay received last: it gets the actions it missed. A new overlay gets none
   * @returns a function that removes the listener
   */
  join(role: ControlRole, lastEventId: string, send: SendEvent): () => void {
    // Tells the browser an id before there is a message.
    send("", this.#eventId());
    if (this.#controls) {
      const message = { type: "controls", controls: this.#controls };
      send(JSON.stringify(message), this.#eventId());
    }
    if (role === "overlay" && lastEventId) {
      const [relay, count] = lastEventId.split("-");
      const last = relay === this.#id ? Number(count) : 0;
      for (const number of this.#actions.rkeys()) {
        if (number > last) send(this.#actions.peek(number)!, this.#eventId());
      }
    }
    this.#listeners.set(send, role);
    return () => void this.#listeners.delete(send);
  }

  /** Sends a message to all listeners whom it concerns. @returns whether it was valid */
  publish(json: string): boolean {
    const { data: message } = messageSchema.safeParse(parseJson(json));
    if (!message) return false;
    this.#count += 1;
    if (message.type === "controls") {
      // A dock whose clock is ahead must not block later ones.
      message.controls.at = Math.min(message.controls.at, Date.now());
      if (message.controls.at <= (this.#controls?.at ?? 0)) return true;
      this.#controls = message.controls;
    }
    const text = JSON.stringify(message);
    if (message.type === "action") this.#actions.set(this.#count, text);
    for (const [send, role] of this.#listeners) {
      if (isMessageFor(role, message)) send(text, this.#eventId());
    }
    return true;
  }

  #eventId(): string {
    return `${this.#id}-${this.#count}`;
  }
}

export const controlRelay = new ControlRelay();
