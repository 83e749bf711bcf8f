/**
 * Finds the first panel whose middle is below a vertical position, and returns its number, from 1.
 *
 * @param depth the position as a fraction of the page's height
 */
export function panelAt(panels: readonly { y: number; height: number }[], depth: number): number {
  const index = panels.findIndex(({ y, height }) => y + height / 2 > depth);
  return index < 0 ? panels.length : index + 1;
}

/** Parses the panel number of a fragment such as `#panel-3`. */
export function panelOfHash(hash: string): number | undefined {
  const [, number] = /^#panel-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return number === undefined ? undefined : Number(number);
}
