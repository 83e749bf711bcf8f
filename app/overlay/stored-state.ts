import * as z from "zod/mini";
import { alert, id, position, time } from "./control-messages";
import { parseJson } from "./controls";

/** The longest time that an alert can be set to, with room. */
const MAX_SHOWN_MS = 200_000;

/** An alert, and when it was read. */
const member = z.object({
  alert,
  /** Its position in the upstream's queue; none of tests and replays, and after that queue began anew. */
  position: z.optional(position),
  at: time,
});

/** An alert, or several of a type that are shown as one. */
const entry = z.object({
  key: id,
  members: z.readonly(z.array(member).check(z.minLength(1))),
  /** Set for alerts of docks, which are no events of the queue. */
  extra: z.optional(z.enum(["test", "replay"])),
});

/** What was read at a position. */
const seenEvent = z.object({
  position,
  /** "" for no event. */
  fingerprint: z.string(),
  /** Its number in the order of reading. */
  number: position,
  /** The number of the last event that had been read when this one was still the same. */
  sameAt: position,
});

/** The alert on screen; for the gap after it, `hidden`. */
const screen = z.object({
  entry,
  since: time,
  /** Milliseconds from `since` until it leaves. */
  shown: z.number().check(z.nonnegative(), z.maximum(MAX_SHOWN_MS)),
  hidden: z.boolean(),
  /** Whether a dock skipped it. */
  skipped: z.optional(z.boolean()),
});

/** A list without the items that do not fit. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items): readonly z.output<Item>[] =>
        items.flatMap((one) => item.safeParse(one).data ?? []),
      ),
    ),
    [],
  );
const optional = <Part extends z.ZodMiniType>(part: Part) => z.catch(z.optional(part), undefined);

const storedState = z.object({
  next: position,
  count: position,
  /** Milliseconds of the wall clock. */
  at: time,
  waiting: listOf(entry),
  /** The ids of the last actions of docks. */
  handledIds: listOf(id),
  seen: listOf(seenEvent),
  screen: optional(screen),
  /** Events before this position are dropped. */
  cleared: optional(position),
});

export type Member = z.infer<typeof member>;
export type Entry = z.infer<typeof entry>;
export type SeenEvents = readonly z.infer<typeof seenEvent>[];
export type Screen = z.infer<typeof screen>;

/** The part of the loop's state that a reload continues from. */
export type StoredState = z.infer<typeof storedState>;

/** Parses what the loop stored, without the parts that do not fit. @returns undefined without a position */
export function parseStoredState(text: string | null): StoredState | undefined {
  return storedState.safeParse(parseJson(text)).data;
}
