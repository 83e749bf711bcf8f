import { openLine } from "./channel-line";
import type { OverlayReport } from "./control";
import type { OverlayHandle } from "./handle";

/** A dock that is open asks more often than once in so many milliseconds. */
export const listenedFor = 30_000;

/**
 * Lets docks drive an overlay, those of this browser and, where the key was sent, of others. It says that it was
 * opened, then nothing until a dock asks, and falls silent when none has for a while.
 */
export function connectControl(overlay: OverlayHandle): void {
  let latest: OverlayReport | undefined;
  let askedAt: number | undefined;
  const report = () => {
    const isHeard = askedAt !== undefined && performance.now() - askedAt < listenedFor;
    if (latest && isHeard) line.send({ say: "report", report: latest });
  };
  const line = openLine("overlay", (message) => {
    switch (message.say) {
      case "act":
        return overlay.act(message.action);
      case "controls":
        return overlay.apply(message.controls);
      case "ask": {
        const isFirst = askedAt === undefined;
        askedAt = performance.now();
        overlay.watch();
        if (!isFirst) return report();
        return overlay.onReport((next) => {
          latest = next;
          report();
        });
      }
      // For docks alone.
      case "opened":
      case "report":
        return undefined;
    }
  });
  // Docks that were open before ask at once.
  line.send({ say: "opened" });
}
