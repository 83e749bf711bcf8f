import { vi } from "vitest";

/** Delivers messages to all other channels of its name in this process, as to the documents of one browser. */
class FakeBroadcastChannel extends EventTarget {
  static open = new Set<FakeBroadcastChannel>();
  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(message: unknown) {
    for (const other of FakeBroadcastChannel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }));
    }
  }
  close() {
    FakeBroadcastChannel.open.delete(this);
  }
}

/** A stream of server-sent events that a test controls. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receive(message: object | undefined, lastEventId: string) {
    const data = message ? JSON.stringify(message) : "";
    this.dispatchEvent(new MessageEvent("message", { data, lastEventId }));
  }
  /** @param readyState 0 while the browser reconnects, 2 when it has given up */
  fail(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

/** @returns the event sources that are opened from now on */
export function stubBrowserChannels(): FakeEventSource[] {
  FakeBroadcastChannel.open.clear();
  FakeEventSource.all = [];
  vi.stubGlobal("BroadcastChannel", FakeBroadcastChannel);
  vi.stubGlobal("EventSource", FakeEventSource);
  return FakeEventSource.all;
}
