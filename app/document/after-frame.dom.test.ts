import { expect, it, vi } from "vitest";
import { afterFrame, afterFrameOrOnLeave } from "./after-frame";

it("afterFrameOrOnLeave calls a function once, after a frame or when the document is left", async () => {
  const callback = vi.fn();
  afterFrameOrOnLeave(callback);
  expect(callback).not.toHaveBeenCalled();
  dispatchEvent(new Event("pagehide"));
  expect(callback).toHaveBeenCalledOnce();

  const afterLeave = vi.fn();
  afterFrameOrOnLeave(afterLeave);
  await new Promise<void>(afterFrame);
  expect(afterLeave).toHaveBeenCalledOnce();
  dispatchEvent(new Event("pagehide"));
  expect(afterLeave).toHaveBeenCalledOnce();
  expect(callback).toHaveBeenCalledOnce();
});
