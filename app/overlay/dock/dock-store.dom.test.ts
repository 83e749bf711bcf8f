import { afterEach, expect, it, vi } from "vitest";
import { stubBrowserChannels } from "../../../tests/overlay/browser-channels";
import { reportOf } from "../../../tests/overlay/samples";
import { openControlChannel, type ControlChannel } from "../control-channel";
import { DockStore, getLeadingOverlay } from "./dock-store";

let overlay: ControlChannel;
let disconnect: () => void;

afterEach(() => {
  disconnect();
  overlay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("requests reports, and misses those of an overlay, after its clock was set back", () => {
  vi.useFakeTimers();
  stubBrowserChannels();
  let requests = 0;
  overlay = openControlChannel("overlay", ({ type }) => {
    if (type === "request-reports") requests += 1;
  });
  const store = new DockStore();
  disconnect = store.connect();
  overlay.send({ type: "report", report: reportOf({}) });
  expect(getLeadingOverlay(store.getState())).toBeDefined();
  requests = 0;
  vi.setSystemTime(Date.now() - 60 * 60_000);
  vi.advanceTimersByTime(20_000);
  expect(requests).toBe(2);
  expect(getLeadingOverlay(store.getState())).toBeUndefined();
});
