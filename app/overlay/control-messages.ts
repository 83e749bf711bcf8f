import * as z from "zod/mini";

// The policy of the overlay's page forbids to compile schemas.
if (typeof document !== "undefined") z.config({ jitless: true });

export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

/** Longer texts of an event are cut; in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 500;

/** A position in the event queue of the upstream, or a number of events. */
export const position = z.int().check(z.nonnegative());

/** Milliseconds of the wall clock. */
export const time = z.number().check(z.nonnegative());
export const id = z.string().check(z.minLength(1), z.maxLength(100));
const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));

export const alert = z.object({
  type: z.enum(alertTypes),
  username: text,
  count: z.optional(z.number()),
  tier: z.optional(text),
  message: z.optional(text),
  receiver: z.optional(text),
  /** Address of the profile picture. */
  pfp: z.optional(z.url({ protocol: /^https?$/ })),
  /** Identifies second deliveries, if the upstream sends one. */
  id: z.optional(text),
});

const alerts = z.array(alert).check(z.minLength(1), z.maxLength(200));

/** Settings that all overlays share. Of two, the one with the later `at` counts. */
export const controls = z.object({
  paused: z.boolean(),
  muted: z.boolean(),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  /** Hides names and messages. */
  safe: z.boolean(),
  /** Names and messages that contain one of these words are hidden. */
  words: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)),
  /** When a dock set them; 0 while none has. */
  at: time,
});

/** Runs once on each overlay. It can arrive several times, by several channels, with the same `id`. */
const action = z.discriminatedUnion("type", [
  /** Hides the alert on screen if its key is this one. */
  z.object({ type: z.literal("skip"), id, key: id }),
  z.object({ type: z.literal("replay"), id, alerts }),
  /** Drops all waiting alerts before a position. */
  z.object({ type: z.literal("clear"), id, before: position }),
  z.object({ type: z.literal("test"), id, alertType: z.enum(alertTypes) }),
]);

/** An alert, or several of a type that are shown as one. */
const queueEntry = z.object({
  /** The same on every overlay. */
  key: id,
  /** The position of its first alert; tests and replays have none. */
  position: z.optional(position),
  alerts,
  isTest: z.optional(z.boolean()),
  /** When it was shown; of a waiting entry, when it was read. */
  at: time,
  /** When it leaves the screen; only of the entry on screen. */
  ends: z.optional(time),
});
const queueEntries = z.array(queueEntry).check(z.maxLength(100));

/** The state of an overlay, sent while a dock listens. */
const report = z.object({
  /** Identifies an overlay, also after a reload. */
  overlay: id,
  at: time,
  connection: z.enum(["connected", "retrying"]),
  /** The event on screen, or the next one; missing before the first count. */
  position: z.optional(position),
  count: position,
  showing: z.optional(queueEntry),
  waiting: queueEntries,
  /** The last 50, the latest first. */
  shown: queueEntries,
  controls,
});

/** What docks and overlays send to each other. */
export const message = z.discriminatedUnion("type", [
  /** To all. */
  z.object({ type: z.literal("controls"), controls }),
  /** To overlays. */
  z.object({ type: z.literal("action"), action }),
  /** To overlays: a dock is open and wants reports for the next half minute. */
  z.object({ type: z.literal("request-reports") }),
  /** To docks. */
  z.object({ type: z.literal("overlay-opened") }),
  /** To docks. */
  z.object({ type: z.literal("report"), report }),
]);

/** Its texts are plain text, with any content. */
export type Alert = z.infer<typeof alerts>[number];
export type Controls = z.infer<typeof controls>;
export type ControlAction = z.infer<typeof action>;
export type QueueEntry = z.infer<typeof queueEntry>;
export type OverlayReport = z.infer<typeof report>;
export type ControlMessage = z.infer<typeof message>;
