/** Calls a function after the next frame, so that the frame does not wait for it. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls a function once: after the next frame, or earlier when the document is left before it. */
export function afterFrameOrOnLeave(callback: () => void): void {
  let isCalled = false;
  const callOnce = () => {
    removeEventListener("pagehide", callOnce);
    if (!isCalled) callback();
    isCalled = true;
  };
  addEventListener("pagehide", callOnce);
  afterFrame(callOnce);
}
