import { UpstreamError } from "./failure";
import { monotonicClock } from "./monotonic-clock";

/** Longer than a deployment that answers 404 to everything, shorter than a removed page should be visible. */
const MIN_DENIAL_MS = 60 * 60 * 1_000;

/** A cached thing that the upstream may deny. */
export interface Deniable {
  /** When it was first denied since the last good answer, by `monotonicClock`. */
  deniedSince?: number | undefined;
}

/**
 * Whether the upstream has denied a cached thing (404, 410 or no data) for an hour without a good answer in between.
 *
 * @param failure of the call that should have renewed it
 */
export function isGoneForGood(thing: Deniable, failure: unknown): boolean {
  if (!(failure instanceof UpstreamError)) return false;
  const { kind, status } = failure;
  if (kind !== "no-data" && status !== 404 && status !== 410) return false;
  const now = monotonicClock.now();
  thing.deniedSince ??= now;
  return now - thing.deniedSince >= MIN_DENIAL_MS;
}
