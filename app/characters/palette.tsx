import { InlineScript } from "~/document/inline-script";
import type { PaletteColor } from "./characters.schema";
import copyColorsScript from "./copy-colors-script?inline-script";
import styles from "./palette.module.css";

/** The colors of a character. A press copies a hex code; if scripts do not run, it selects it. */
export function Palette({ colors }: { colors: readonly PaletteColor[] }) {
  if (colors.length === 0) return null;
  return (
    <figure className={styles.palette} aria-labelledby="palette" data-palette="">
      <figcaption>
        <h2 id="palette" className="small-heading">
          Palette
        </h2>
        <p className="note screen-only needs-script">Tap a color to copy its code.</p>
      </figcaption>
      <ul className="plain-list">
        {colors.map(([place, hex]) => (
          <li key={place}>
            <span>
              <svg fill={hex} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <span>{place}</span> <code>{hex}</code>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={`note screen-only ${styles.status}`} />
      <InlineScript code={copyColorsScript} />
    </figure>
  );
}
