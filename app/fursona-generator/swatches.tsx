import { readableOn } from "~/preview-images/colors";
import { useCopy } from "~/ui/use-copy";
import { useHydrated } from "~/ui/use-hydrated";
import { Paw } from "~/ui/paw";
import type { Fursona } from "./api.server";
import styles from "./swatches.module.css";

/** Swatches with names; the code shows on hover, focus and tap. With JavaScript a tap copies it. */
export function Swatches({ colors }: Pick<Fursona, "colors">) {
  const isHydrated = useHydrated();
  const { copy, message } = useCopy();

  return (
    <div className={styles.palette}>
      <ul className={`plain-list ${styles.swatches}`}>
        {colors.map(({ name, hexCode }, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.swatch}
              data-label={readableOn(hexCode)}
              onClick={() => void copy(hexCode)}
            >
              <Paw fill={hexCode} className={styles.paw} />
              <span className={styles.label}>
                <span className={styles.name}>{name}</span> <code>{hexCode}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="note screen-only">
        {isHydrated ? "Tap a color to copy its code." : "Tap a color to see its code."}
      </p>
      <p role="status" className={`screen-only ${styles.status}`}>
        {message}
      </p>
    </div>
  );
}
