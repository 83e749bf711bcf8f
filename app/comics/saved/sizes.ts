import type { Screen } from "./copy";

/** Bytes that something takes of a browser, about, as long as nobody has looked. */
export const typical = {
  document: 42_000,
  data: 3_000,
  /** Of a page: its pages ahead, and its panels. */
  ahead: 20_000,
  panels: 600,
  drawing: 600,
  picture: { desktop: 90_000, phone: 55_000 },
};

/** What the application takes, once for each chapter. */
const application = 380_000;

/** About how many bytes a chapter takes with so many pages; its list knows better. */
export function roughBytes(pages: number, screen: Screen): number {
  const { document, data, ahead, panels, picture } = typical;
  const page = document + data + ahead + panels + picture[screen];
  return application + 4 * (document + data) + pages * page;
}

/** An amount as it is read: `4.1 MB`, or `about 4 MB`. */
export function megabytes(bytes: number, isEstimate = false): string {
  const amount = bytes / 1_000_000;
  if (isEstimate) return `about ${Math.max(1, Math.round(amount))} MB`;
  return `${amount < 0.1 ? "0.1" : amount.toFixed(1)} MB`;
}
