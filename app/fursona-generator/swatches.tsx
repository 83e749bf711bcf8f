import { copyColor } from "~/ui/copy-colors";
import { Paw } from "~/ui/paw";
import type { Fursona } from "./api.server";
import styles from "./swatches.module.css";

/** Named colors: hover, focus or a tap shows the hex code. With JavaScript, a tap copies it. */
export function Swatches({ colors }: Pick<Fursona, "colors">) {
  return (
    <div className={`centered ${styles.swatches}`} data-palette="">
      <ul className="plain-list row">
        {colors.map(({ name, hexCode }, index) => (
          <li key={index}>
            <button type="button" onClick={({ nativeEvent }) => void copyColor(nativeEvent)}>
              <Paw fill={hexCode} />
              <bdi>{name}</bdi> <code>{hexCode}</code>
            </button>
          </li>
        ))}
      </ul>
      <p className="note screen-only">
        Tap a color to see its code<span className="needs-script"> and copy it</span>.
      </p>
      <p role="status" className="note screen-only" />
    </div>
  );
}
