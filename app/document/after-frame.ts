/** Calls a function after the next frame, so that the frame does not wait for it. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
