import { Bring } from "./bring";
import { Carry } from "./carry";
import styles from "./along.module.css";

/** Both ways on one page: a place taken from here, and one brought. */
export function Panel({ titles }: { titles: Readonly<Record<string, string>> }) {
  return (
    <div className={styles.panel}>
      <Carry />
      <Bring titles={titles} />
    </div>
  );
}
