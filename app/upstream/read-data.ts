import { z } from "zod";
import { UpstreamError } from "./failure";
import { inSlices, nextTurn } from "./slices";

/** The value of an answer, and what was left out of it, as in "item 3.price (expected string)". */
export interface ReadData<Value> {
  value: Value;
  leftOut: string[];
  /** Some of it was left out only because this process was too busy; see `sanitize`. */
  isIncomplete: boolean;
}

type Issue = z.core.$ZodIssue;

/** Validating an item takes the time of so many usual items of a slice. */
const VALIDATION_WEIGHT = 3;

/** Twice the longest list that is known. */
const MAX_LIST_ITEMS = 20_000;

/** Each round takes out what holds the parts of the round before, so that honest data needs as many as it is deep. */
const MAX_ROUNDS = 8;

/** For lists from which something was taken: where each of the others stood at first. */
type Positions = WeakMap<object, number[]>;

/**
 * Reads data by a schema. What does not fit is left out where the rest fits without it: an optional
 * field, an item of a list, an entry of a map. A list is validated in slices; other data must be small, because it
 * is validated at once (see `boundedList`).
 *
 * @param data fresh from JSON; what is left out is taken out of it
 * @throws {UpstreamError} of kind shape where what does not fit cannot be done without, or nothing of
 * a list fits: no copy of it is to be replaced by nothing because a field was renamed; too-large for a list that is
 * too long
 */
export async function readData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Promise<ReadData<z.output<Schema>>> {
  if (!Array.isArray(data)) return readWhole(schema, data, new WeakMap());
  if (data.length > MAX_LIST_ITEMS) {
    throw new UpstreamError("too-large", `a list of more than ${MAX_LIST_ITEMS} items`);
  }
  const result =
    schema instanceof z.ZodArray
      ? await readSlices(schema, data)
      : await readWhole(schema, data, new WeakMap());
  const { value, leftOut } = result as ReadData<z.output<Schema>>;
  if (Array.isArray(value) && value.length === 0 && leftOut.length > 0) {
    throw new UpstreamError("shape", "nothing of the list fits");
  }
  return { ...result, value };
}

async function readSlices(schema: z.ZodType, list: unknown[]): Promise<ReadData<unknown[]>> {
  const value: unknown[] = [];
  const leftOut: string[] = [];
  let isIncomplete = false;
  for await (const { start, slice } of inSlices(list, () => VALIDATION_WEIGHT)) {
    const positions: Positions = new WeakMap([[slice, slice.map((_item, at) => start + at)]]);
    const part = await readWhole(schema, slice, positions);
    value.push(...(part.value as unknown[]));
    leftOut.push(...part.leftOut);
    isIncomplete ||= part.isIncomplete;
  }
  return { value, leftOut, isIncomplete };
}

async function readWhole<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  positions: Positions,
): Promise<ReadData<z.output<Schema>>> {
  const leftOut = new Map<string, string>();
  let isIncomplete = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round > 0) await nextTurn();
    const { success, data: value, error } = await schema.safeParseAsync(data);
    if (success) {
      const described = [...leftOut].map(([place, why]) => `${place} (${why})`);
      return { value, leftOut: described, isIncomplete };
    }
    isIncomplete ||= error.issues.some(isLate);
    const places = error.issues.map((issue) => placeOf(data, issue, positions));
    for (const [index, place] of places.entries()) {
      const issue = error.issues[index]!;
      // Every round takes something out, and what holds it in the next, up to the whole.
      if (!place) throw shapeError(issue);
      note(leftOut, place.name, issue.message);
    }
    takeOut(places as Place[], positions);
  }
  throw new UpstreamError("shape", "nothing that fits is left after several rounds");
}

/** Whether an issue is about HTML that was late; see `fields.server.ts`. */
function isLate(issue: Issue): boolean {
  return issue.code === "custom" && issue.params?.["isLate"] === true;
}

/** Notes what is left out; where that takes along what was before, for the reason of that. */
function note(leftOut: Map<string, string>, name: string, why: string): void {
  let reason = why;
  for (const [part, partsReason] of leftOut) {
    if (!part.startsWith(`${name}.`)) continue;
    reason = `${part.slice(name.length + 1)}: ${partsReason}`;
    leftOut.delete(part);
  }
  leftOut.set(name, reason);
}

/** Something in the data: what holds it, under which key, and its name for a log. */
interface Place {
  holder: object;
  key: PropertyKey;
  name: string;
}

/** The innermost of what an issue is about that is there; nothing where that is the data as a whole. */
function placeOf(data: unknown, { path }: Issue, positions: Positions): Place | undefined {
  let value = data;
  let place: Place | undefined;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) break;
    const step = Array.isArray(value)
      ? `item ${positions.get(value)?.[key as number] ?? String(key)}`
      : nameOf(key);
    place = { holder: value, key, name: place ? `${place.name}.${step}` : step };
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return place;
}

/** A key for the log; an upstream may write anything into the keys of a map. */
function nameOf(key: PropertyKey): string {
  const name = String(key);
  return /^[\w-]{1,40}$/.test(name) ? name : "an entry";
}

function takeOut(places: readonly Place[], positions: Positions): void {
  const perList = new Map<unknown[], Set<number>>();
  for (const { holder, key } of places) {
    if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
    else perList.set(holder, (perList.get(holder) ?? new Set()).add(key as number));
  }
  for (const [list, indexes] of perList) {
    const stood = positions.get(list) ?? list.map((_item, index) => index);
    const isKept = (_item: unknown, index: number) => !indexes.has(index);
    positions.set(list, stood.filter(isKept));
    const kept = list.filter(isKept);
    for (const [index, item] of kept.entries()) list[index] = item;
    list.length = kept.length;
  }
}

function shapeError({ path, message }: Issue): UpstreamError {
  return new UpstreamError("shape", `${path.join(".") || "data"}: ${message}`);
}
