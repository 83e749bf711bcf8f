import type { ControlAction, Controls, OverlayReport } from "./control";

/** An overlay in the hands of docks, whatever way their words come. */
export interface OverlayHandle {
  /** Sets what stands, unless something later stands already. It is kept over reloads. */
  apply(controls: Controls): void;
  /** Does something once; an action whose id was done before is not done again. */
  act(action: ControlAction): void;
  /**
   * Says that a dock listens, for half a minute from now: what waits is read ahead, and reports come
   * every two seconds. Without it reports come at changes alone.
   */
  watch(): void;
  /** Hands out reports: one at once, then at each change. */
  onReport(listener: (report: OverlayReport) => void): void;
}
