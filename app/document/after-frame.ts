/** Calls a function after the next frame, without delaying the frame. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls a function once: after the next frame, or earlier if the document is left. */
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
