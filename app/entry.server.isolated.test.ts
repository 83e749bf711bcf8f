import { beforeAll, describe, expect, it, vi } from "vitest";

/** Counts side effects that the import of a module may have in the process. */
function traces() {
  return {
    listeners: process.eventNames().map((name) => [name, process.listenerCount(name)]),
    globals: Reflect.ownKeys(globalThis),
  };
}

describe("entry.server", () => {
  // Packages are loaded once before, so that their side effects are not counted.
  beforeAll(() => import("~/entry.server"));

  it("entry.server leaves no listeners or timers behind when the module is loaded again", async () => {
    const timers = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "setTimeout")];
    const before = traces();
    for (let time = 0; time < 2; time++) {
      vi.resetModules();
      await import("~/entry.server");
    }
    expect(traces()).toEqual(before);
    for (const timer of timers) expect(timer).not.toHaveBeenCalled();
  });
});
