import type { Piece } from "./excerpt";
import styles from "./excerpt.module.css";

/** The words around a find, what was sought marked. */
export function ExcerptText({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span className={styles.excerpt}>
      {pieces.map(({ text, isFind }, at) => (isFind ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}
