/** A creature in the generators' list, whose name follows "a" in a sentence. */
export interface CreatureEntry {
  name: string;
  /** Breeds and kinds, which precede the name, such as "Arctic" in "Arctic Fox". */
  subNames?: readonly string[];
  /** Whether the creature is from a legend of Earth. */
  mythical?: true;
  /** Whether the creature is extinct on Earth. */
  extinct?: true;
}
