// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { stubBrowserChannels } from "../../tests/overlay/browser-channels";
import { controlsOf } from "../../tests/overlay/samples";
import { openControlChannel } from "./control-channel";
import type { ControlMessage } from "./control-messages";

it("continues with stored controls, and reports only while a dock requests it", async () => {
  vi.useFakeTimers();
  stubBrowserChannels();
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json({ data: url.endsWith("count") ? 0 : {} })),
  );
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
  document.body.innerHTML = '<main data-overlay=""></main>';
  const controls = controlsOf({ paused: true, safe: true, at: 1 });
  localStorage.setItem("overlay-controls", JSON.stringify(controls));
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
    // The id stays after a reload.
    const overlay = sessionStorage.getItem("overlay-id");
    expect(overlay).toMatch(/^\w+-\w+$/);
    for (const message of reports) expect(message).toMatchObject({ report: { overlay, controls } });

    await vi.advanceTimersByTimeAsync(20_000);
    const count = messages.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(messages).toHaveLength(count);
  } finally {
    dock.close();
    document.body.innerHTML = "";
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
