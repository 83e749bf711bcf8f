/** The number, from 1, of the first panel of which at least half lies below a depth of the page, as a share of its height. */
export function panelAt(panels: readonly { y: number; height: number }[], depth: number): number {
  const index = panels.findIndex(({ y, height }) => y + height / 2 > depth);
  return index < 0 ? panels.length : index + 1;
}

/** The number of the panel that a fragment names, if it does. */
export function panelOfHash(hash: string): number | undefined {
  const [, number] = /^#panel-([1-9]\d{0,2})$/.exec(hash) ?? [];
  return number === undefined ? undefined : Number(number);
}
