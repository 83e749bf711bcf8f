import { z } from "zod";
import { alertTypes, MAX_TEXT_LENGTH } from "./alert-types";

/** A position in the event queue of the upstream, or a number of events. */
const position = z.int().nonnegative();

/** Milliseconds of the wall clock. */
const time = z.number().nonnegative();
const id = z.string().min(1).max(100);
const text = z.string().max(MAX_TEXT_LENGTH);

/** The schema of an alert. @param text of its texts */
export const alertSchema = (text: z.ZodString) =>
  z.object({
    type: z.enum(alertTypes),
    username: text,
    count: z.number().optional(),
    tier: text.optional(),
    message: text.optional(),
    receiver: text.optional(),
    /** Address of the profile picture. */
    pfp: z.url({ protocol: /^https?$/ }).optional(),
    /** Identifies second deliveries, if the upstream sends one. */
    id: text.optional(),
  });

const alerts = z.array(alertSchema(text)).min(1).max(200);

/** Settings that all overlays share. Of two, the one with the later `at` counts. */
const controls = z.object({
  paused: z.boolean(),
  muted: z.boolean(),
  volume: z.number().min(0).max(1),
  /** Hides names and messages. */
  safe: z.boolean(),
  /** Names and messages that contain one of these words are hidden. */
  words: z.array(z.string().max(60)).max(200),
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
  position: position.optional(),
  alerts,
  /** When it was shown; of a waiting entry, when it was read. */
  at: time,
  /** When it leaves the screen; only of the entry on screen. */
  ends: time.optional(),
});
const queueEntries = z.array(queueEntry).max(100);

/** The state of an overlay, sent while a dock listens. */
const report = z.object({
  /** Identifies an open overlay; new at each load. */
  overlay: id,
  at: time,
  connection: z.enum(["connected", "retrying"]),
  /** The event on screen, or the next one; missing before the first count. */
  position: position.optional(),
  count: position,
  showing: queueEntry.optional(),
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
