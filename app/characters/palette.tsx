import type { PaletteColor } from "./characters.schema";
import { useCopy } from "~/ui/use-copy";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./palette.module.css";

/**
 * The colors of a character. A press on one copies its code. Without JavaScript, and on the guild's pages, which never
 * start the application, a press on a code selects it.
 */
export function Palette({ colors }: { colors: readonly PaletteColor[] }) {
  const isHydrated = useHydrated();
  const { copy, message } = useCopy();
  if (colors.length === 0) return null;
  return (
    <figure className={styles.palette} aria-labelledby="palette">
      <figcaption>
        <h2 id="palette">Palette</h2>
        <p>{isHydrated ? "Press a color to copy its code." : "Press a code to select it."}</p>
      </figcaption>
      <ul>
        {colors.map(([place, hex]) => {
          const color = (
            <>
              <svg fill={hex} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              <span>{place}</span> <code>{hex}</code>
            </>
          );
          return (
            <li key={place}>
              {isHydrated ? (
                <button type="button" onClick={() => void copy(hex)}>
                  {color}
                </button>
              ) : (
                <span>{color}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </figure>
  );
}
