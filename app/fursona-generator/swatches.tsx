import { readableOn } from "~/preview-images/colors";
import { copyColor } from "~/ui/copy-colors";
import { Paw } from "~/ui/paw";
import type { Fursona } from "./api.server";
import styles from "./swatches.module.css";

/** Color swatches with names; the hex code is visible on hover, focus and tap. With JavaScript, a tap copies it. */
export function Swatches({ colors }: Pick<Fursona, "colors">) {
  return (
    <div className="centered" data-palette="">
      <ul className={`plain-list row ${styles.swatches}`}>
        {colors.map(({ name, hexCode }, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.swatch}
              data-label={readableOn(hexCode)}
              onClick={({ nativeEvent }) => void copyColor(nativeEvent)}
            >
              <Paw fill={hexCode} className={styles.paw} />
              <span className={`centered ${styles.label}`}>
                <bdi className={styles.name}>{name}</bdi> <code>{hexCode}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="note screen-only">
        Tap a color to see its code<span className="needs-script"> and copy it</span>.
      </p>
      <p role="status" className={`screen-only ${styles.status}`} />
    </div>
  );
}
