import { z } from "zod";
import { UpstreamError } from "./failure";
import { withinHtmlBudget } from "./html/budget.server";
import { inSlices, nextTurn } from "./slices";

/** The valid part of the data. */
export interface ReadData<Value> {
  value: Value;
  /** At most `MAX_REASONS` of what was left out: "item 3.price (expected string)". */
  leftOut: string[];
  /** Whether HTML was left out only because the sanitizer was late. */
  isIncomplete: boolean;
}

type Issue = z.core.$ZodIssue;

/** Values that are validated at once: an item of a list, or data that are no list. */
const MAX_VALUES = 10_000;

/** Reasons that are kept for the log. */
const MAX_REASONS = 20;

/** More than a list of the upstream has. */
export const MAX_LIST_ITEMS = 12_000;

/** Each round removes the parents of what the round before removed, so usual data needs as many as it is deep. */
const MAX_ROUNDS = 8;

/** The original indexes of the items that are left in a list. */
type Indexes = WeakMap<object, number[]>;

/**
 * Validates data leniently: an optional field, an item of a list or an entry of a map that does not fit is left out if
 * the rest fits without it. A list is validated in slices; other data must be small, because it is validated at once.
 *
 * @param data is changed
 * @throws {UpstreamError} of kind shape if a required part does not fit, or no item of a list does: a renamed field
 * must not replace a cached list by an empty one; too-large for a list that is too long, and for data or an item with
 * too many values
 */
export async function readData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Promise<ReadData<z.output<Schema>>> {
  if (Array.isArray(data) && schema instanceof z.ZodArray) {
    return readSlices(schema, data) as Promise<ReadData<z.output<Schema>>>;
  }
  countValues(data);
  return readWhole(schema, data, new WeakMap());
}

async function readSlices(schema: z.ZodType, list: unknown[]): Promise<ReadData<unknown[]>> {
  if (list.length > MAX_LIST_ITEMS) {
    throw new UpstreamError("too-large", `a list of more than ${MAX_LIST_ITEMS} items`);
  }
  const value: unknown[] = [];
  const leftOut: string[] = [];
  let isIncomplete = false;
  for await (const { start, slice } of inSlices(list, countValues)) {
    const indexes: Indexes = new WeakMap([[slice, slice.map((_item, at) => start + at)]]);
    const part = await readWhole(schema, slice, indexes);
    value.push(...(part.value as unknown[]));
    leftOut.push(...part.leftOut.slice(0, MAX_REASONS - leftOut.length));
    isIncomplete ||= part.isIncomplete;
  }
  if (value.length === 0 && leftOut.length > 0) {
    throw new UpstreamError("shape", "nothing of the list fits");
  }
  return { value, leftOut, isIncomplete };
}

/** Counts the values within a value, that one included. @throws {UpstreamError} of kind too-large for too many */
function countValues(data: unknown): number {
  const found = [data];
  for (const value of found) {
    if (found.length > MAX_VALUES) {
      throw new UpstreamError("too-large", `more than ${MAX_VALUES} values in an item`);
    }
    if (typeof value === "object" && value !== null) {
      for (const one of Object.values(value)) found.push(one);
    }
  }
  return found.length;
}

async function readWhole<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  indexes: Indexes,
): Promise<ReadData<z.output<Schema>>> {
  const reasons = new Map<string, string>();
  const lastParts: LastParts = new WeakMap();
  let isIncomplete = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (round > 0) await nextTurn();
    const parsed = withinHtmlBudget(() => schema.safeParseAsync(data));
    const { success, data: value, error } = await parsed;
    if (success) {
      const leftOut = [...reasons].map(([name, reason]) => `${name} (${reason})`);
      return { value, leftOut, isIncomplete };
    }
    isIncomplete ||= error.issues.some(isLate);
    const invalid = error.issues.map((issue) => {
      const { path, message } = issue;
      const value = findInvalidValue(data, issue, indexes);
      if (!value) throw new UpstreamError("shape", `${path.join(".") || "data"}: ${message}`);
      addReason(reasons, lastParts, value, message);
      return value;
    });
    removeValues(invalid, indexes);
  }
  throw new UpstreamError("shape", "nothing that fits is left after several rounds");
}

/** Whether an issue is about HTML that was late; see `fields.server.ts`. */
function isLate(issue: Issue): boolean {
  return issue.code === "custom" && issue.params?.["isLate"] === true;
}

interface InvalidValue {
  parent: object;
  key: PropertyKey;
  /** For the log: the last step of the path, and the whole. */
  step: string;
  name: string;
}

/** The part of each object that was left out last. */
type LastParts = WeakMap<object, InvalidValue & { reason: string }>;

/** Adds why a value is left out, if there is room: for the reason of a part of it, if that was left out before. */
function addReason(
  reasons: Map<string, string>,
  lastParts: LastParts,
  invalid: InvalidValue,
  message: string,
): void {
  const part = lastParts.get(Reflect.get(invalid.parent, invalid.key) as object);
  if (part) reasons.delete(part.name);
  const reason = part ? `${part.step}: ${part.reason}` : message;
  lastParts.set(invalid.parent, { ...invalid, reason });
  if (reasons.size < MAX_REASONS) reasons.set(invalid.name, reason);
}

/** The innermost existing value on the path of an issue; undefined if that is the data as a whole. */
function findInvalidValue(
  data: unknown,
  { path }: Issue,
  indexes: Indexes,
): InvalidValue | undefined {
  let value = data;
  let found: InvalidValue | undefined;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) break;
    const step = Array.isArray(value)
      ? `item ${indexes.get(value)?.[key as number] ?? String(key)}`
      : describeKey(key);
    found = { parent: value, key, step, name: found ? `${found.name}.${step}` : step };
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return found;
}

/** The keys of a map come from the upstream, which may write anything. */
function describeKey(key: PropertyKey): string {
  const name = String(key);
  return /^[\w-]{1,40}$/.test(name) ? name : "an entry";
}

function removeValues(values: readonly InvalidValue[], indexes: Indexes): void {
  const removedItems = new Map<unknown[], Set<number>>();
  for (const { parent, key } of values) {
    if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key);
    else removedItems.set(parent, (removedItems.get(parent) ?? new Set()).add(key as number));
  }
  for (const [list, removed] of removedItems) {
    const isKept = (_item: unknown, index: number) => !removed.has(index);
    const before = indexes.get(list) ?? list.map((_item, index) => index);
    indexes.set(list, before.filter(isKept));
    list.splice(0, list.length, ...list.filter(isKept));
  }
}
