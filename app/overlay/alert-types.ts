export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

/** Longer texts of an event are cut; in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 500;
