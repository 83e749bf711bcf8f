import { isPosition } from "./kept-place";

/** The envelope code of a good answer. */
const good = "CHASE-1000";

/**
 * Takes the envelope off an answer of the relay.
 *
 * @throws Error when it is not the envelope of a good answer
 */
export function openEnvelope(status: number, body: unknown): unknown {
  const { code, data } = (body ?? {}) as Record<string, unknown>;
  if (status !== 200 || code !== good || data === undefined || data === null) {
    throw new Error(`status ${status}, code ${JSON.stringify(code)}`);
  }
  return data;
}

/** The number of events in the queue. @throws Error for anything else */
export function countOf(data: unknown): number {
  if (!isPosition(data)) throw new Error("the count is no count");
  return data;
}
