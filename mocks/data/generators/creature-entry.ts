/** A line of the generators' list. Its name, after a subname if it has any, reads well behind "a". */
export interface CreatureEntry {
  name: string;
  /** Breeds and kinds, as they stand before the name: "Arctic" Fox. */
  subNames?: readonly string[];
  /** Of Earth's legends. */
  mythical?: true;
  /** No longer met with. */
  extinct?: true;
}
