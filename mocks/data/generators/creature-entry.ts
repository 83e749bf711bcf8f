/** An entry of the generators' list. Its name, with a preceding subname if any, follows "a" in a sentence. */
export interface CreatureEntry {
  name: string;
  /** Breeds and kinds, which precede the name: "Arctic" Fox. */
  subNames?: readonly string[];
  /** From a legend of Earth. */
  mythical?: true;
  /** Extinct on Earth. */
  extinct?: true;
}
