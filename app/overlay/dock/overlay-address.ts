import { alertTypes, type AlertType } from "../events";

/** How an alert of a kind takes turns, as it was typed: seconds, but for the priority. */
type Turn = Readonly<Record<"priority" | "least" | "most", string>>;

/** What the form of an overlay's address says; an empty text is what it has by itself. */
export interface AddressFields {
  theme: string;
  /** `#rrggbb`. */
  accent: string;
  scale: string;
  train: string;
  voice: boolean;
  mute: boolean;
  volume: string;
  kinds: Readonly<Record<AlertType, Turn>>;
}

/** The address of an overlay that is as the form says, with what differs from an overlay's own ways alone. */
export function overlayAddress(origin: string, fields: AddressFields): string {
  const { theme, accent, scale, train, voice, mute, volume, kinds } = fields;
  const query = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== "") query.set(name, value);
  };
  set("theme", theme);
  set("accent", accent.replace("#", ""));
  set("scale", scale);
  set("train", train);
  set("voice", voice ? "1" : "");
  set("mute", mute ? "1" : "");
  set("volume", mute ? "" : volume);
  for (const type of alertTypes) {
    const { priority, least, most } = kinds[type];
    set(type, [priority, least, most].join(",").replace(/,+$/, ""));
  }
  // Commas are read as they are, and by people, too.
  const search = query.toString().replaceAll("%2C", ",");
  return `${origin}/ex/overlay${search && `?${search}`}`;
}
