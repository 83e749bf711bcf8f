import * as z from "zod/mini";

// The content security policy of the overlay's page forbids the compilation of schemas.
if (typeof document !== "undefined") z.config({ jitless: true });

/** The types of stream events that the overlay shows as alerts. */
export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

const alert = z.object({
  type: z.enum(alertTypes),
  username: z.string(),
  count: z.optional(z.number()),
  tier: z.optional(z.string()),
  message: z.optional(z.string()),
  receiver: z.optional(z.string()),
  /** Address of the profile picture. */
  pfp: z.optional(z.string()),
  /** Identifies repeated deliveries, if the upstream sends an id. */
  id: z.optional(z.string()),
});

/** The schema of an alert that waits. */
export const queuedAlert = z.extend(alert, {
  /** Timestamp in milliseconds; see `readClock`. */
  at: z.number(),
});

/** The schema of the alert on screen; `since` is the timestamp when it appeared. */
export const alertOnScreen = z.extend(queuedAlert, { since: z.number() });

/** An event of the stream that the overlay shows. */
export type Alert = z.infer<typeof alert>;
export type QueuedAlert = z.infer<typeof queuedAlert>;
export type AlertOnScreen = z.infer<typeof alertOnScreen>;

/** An event of the stream; an event of an unknown type is not an alert. */
export type OverlayEvent = Omit<Alert, "type"> & { type: string };

/** Returns whether the overlay shows an event. */
export function isAlert(event: OverlayEvent | undefined): event is Alert {
  return alertTypes.some((type) => type === event?.type);
}

/** Creates the alert that a test button of the dock shows. */
export function createTestAlert(type: AlertType): Alert {
  return {
    type,
    username: "Test Fox",
    count: 5,
    ...(type === "sub" && { tier: "Tier 1" }),
    ...((type === "sub" || type === "cheer") && { message: "This is what a message looks like." }),
  };
}
