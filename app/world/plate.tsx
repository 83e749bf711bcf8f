import { Picture } from "~/ui/picture";
import "~/styles/world.css";
import styles from "./plate.module.css";

/** The shape of every plate, whatever size it comes in. */
export const plateShape = { width: 1200, height: 900 };

/** The picture a page is about, mounted, with its caption. */
export function Plate({
  path,
  name,
  shows,
  number,
}: {
  path: string;
  name: string;
  /** For those who cannot see it; "" leaves it to the caption. */
  shows: string;
  /** Its place in the list it is from. */
  number?: number | undefined;
}) {
  return (
    <figure className={styles.plate}>
      <Picture path={path} alt={shows} size="large" {...plateShape} priority />
      <figcaption>
        {number !== undefined && <span>Plate {number}. </span>}
        {name}
      </figcaption>
    </figure>
  );
}
