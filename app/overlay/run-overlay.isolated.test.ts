// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { stubBrowserChannels } from "../../tests/overlay/browser-channels";
import { openControlChannel } from "./control-channel";
import type { ControlMessage } from "./control-messages.server";

it("an overlay announces itself, then reports only while a dock asks", async () => {
  vi.useFakeTimers();
  stubBrowserChannels();
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json({ data: url.endsWith("count") ? 0 : {} })),
  );
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
  document.body.innerHTML = '<main data-overlay=""></main>';
  const messages: ControlMessage[] = [];
  const dock = openControlChannel("dock", (message) => messages.push(message));
  try {
    await import("./run-overlay");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(messages).toEqual([{ type: "overlay-opened" }]);

    dock.send({ type: "request-reports" });
    await vi.advanceTimersByTimeAsync(20_000);
    const reports = messages.slice(1);
    expect(reports.length).toBeGreaterThan(5);
    expect(reports.every(({ type }) => type === "report")).toBe(true);

    await vi.advanceTimersByTimeAsync(20_000);
    const count = messages.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(messages).toHaveLength(count);
  } finally {
    dock.close();
    document.body.innerHTML = "";
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
