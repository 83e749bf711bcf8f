import { alertTypes } from "./alerts";

/** The options in the overlay's address. */
export type OverlayOptions = ReturnType<typeof parseOptions>;

const DEFAULT_VOLUME = 0.8;

/** Parses the query of the overlay's address. Invalid values are ignored. */
export function parseOptions(search: string) {
  const query = new URLSearchParams(search);
  const parseNumber = (name: string, min: number, max: number) => {
    const text = query.get(name)?.trim();
    const value = Number(text);
    return text && value >= min && value <= max ? value : undefined;
  };
  return {
    scale: parseNumber("scale", 0.25, 4) ?? 1,
    volume: query.get("mute") === "1" ? 0 : (parseNumber("volume", 0, 1) ?? DEFAULT_VOLUME),
    /** Type of a test alert that is shown on load. */
    test: alertTypes.find((type) => type === query.get("test")?.toLowerCase()),
  };
}
