import { Picture } from "~/ui/picture";
import "~/styles/world.css";
import styles from "./plate.module.css";

/** The size in pixels of all pictures of topics. */
export const plateShape = { width: 1200, height: 900 };

/** The picture of a topic with a caption. */
export function Plate({
  path,
  name,
  description,
  number,
}: {
  path: string;
  name: string;
  /** The alternative text, or "" if the caption is sufficient. */
  description: string;
  /** The position of the topic in its list. */
  number?: number | undefined;
}) {
  return (
    <figure className={styles.plate}>
      <Picture path={path} alt={description} {...plateShape} priority />
      <figcaption>
        {number !== undefined && <span>{`Plate ${number}. `}</span>}
        <bdi>{name}</bdi>
      </figcaption>
    </figure>
  );
}
