import { vi } from "vitest";

/**
 * Delivers messages to all other channels of a test, as between documents of one browser. Node's
 * implementation would also reach other threads.
 */
class FakeBroadcastChannel extends EventTarget {
  static open = new Set<FakeBroadcastChannel>();
  constructor() {
    super();
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(message: unknown) {
    for (const other of FakeBroadcastChannel.open) {
      const data: unknown = structuredClone(message);
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  close() {
    FakeBroadcastChannel.open.delete(this);
  }
}

/** Stubs BroadcastChannel until the test unstubs globals. */
export function stubBroadcastChannel(): void {
  FakeBroadcastChannel.open.clear();
  vi.stubGlobal("BroadcastChannel", FakeBroadcastChannel);
}
