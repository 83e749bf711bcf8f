import type { ExcerptPart } from "./excerpt";
import styles from "./excerpt.module.css";

/** An excerpt with its matches marked. */
export function ExcerptText({ pieces }: { pieces: readonly ExcerptPart[] }) {
  return (
    <span className={styles.excerpt}>
      {pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}
