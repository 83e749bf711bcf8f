import { mobileMedia } from "~/ui/picture-address";
import type { ScreenKind } from "./saved-chapter";

/** Returns the size of pictures that this window shows. */
export function currentScreen(): ScreenKind {
  return matchMedia(mobileMedia).matches ? "phone" : "desktop";
}

/** Typical sizes in bytes, for files whose size is unknown. */
export const typicalBytes = {
  document: 42_000,
  ahead: 24_000,
  drawing: 600,
  picture: { desktop: 90_000, phone: 55_000 },
};

/** The bytes of scripts and styles, which each saved chapter has. */
const BUILD_BYTES = 380_000;

/** Estimates the bytes of a chapter by its number of pages. */
export function estimateBytes(pages: number, screen: ScreenKind): number {
  const { document, ahead, picture } = typicalBytes;
  const page = document + ahead + picture[screen];
  return BUILD_BYTES + 4 * document + pages * page;
}

/** Formats bytes as `4.1 MB`, or `about 4.1 MB`. */
export function formatMegabytes(bytes: number, isEstimate = false): string {
  const amount = Math.max(0.1, bytes / 1_000_000).toFixed(1);
  return `${isEstimate ? "about " : ""}${amount} MB`;
}
