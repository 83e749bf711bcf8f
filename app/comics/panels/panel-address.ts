/** The number of the panel that a reader is at who is so far down a page, in shares of it; from 1. */
export function panelAt(panels: readonly { y: number; height: number }[], depth: number): number {
  const index = panels.findIndex(({ y, height }) => y + height > depth);
  return index < 0 ? panels.length : index + 1;
}

/** The number of a panel in a fragment; nothing in any other. */
export function panelOfHash(hash: string): number | undefined {
  const [, number] = /^#panel-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return number === undefined ? undefined : Number(number);
}
