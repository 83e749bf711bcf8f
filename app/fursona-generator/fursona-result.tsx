import * as to from "~/addresses";
import { useNavigation } from "@remix-run/react";
import type { Ref } from "react";
import type { Fursona } from "./api.server";
import { Share } from "~/sharing/share";
import { describeFursona, formatFursonaName } from "./fursona";
import "~/styles/generators.css";
import styles from "./fursona-result.module.css";
import { Swatches } from "./swatches";

/** A result, the parameter `r` of its address, and the address of its emblem. */
export interface Shown {
  r: string;
  result: Fursona;
  emblem: string;
}

/** A fursona: its name, its colors, its picture and share links. */
export function FursonaResult({
  r,
  result,
  emblem,
  heading,
}: Shown & { heading: Ref<HTMLHeadingElement> }) {
  const isRerolling = useNavigation().formMethod === "POST";
  const { colors, mythical } = result;
  return (
    <div className="stack result">
      <article
        id="result"
        className={`centered ${styles.poster}`}
        aria-labelledby="fursona"
        data-waning={isRerolling || undefined}
      >
        <img src={emblem} alt="" width={500} height={500} className={styles.emblem} />
        <p className={styles.kicker}>Meet your fursona</p>
        <h2 id="fursona" dir="auto" tabIndex={-1} ref={heading}>
          {formatFursonaName(result)}
        </h2>
        {mythical && <p className={styles.mythical}>Mythical</p>}
        {colors.length > 0 ? (
          // The key removes the message about copied colors of an earlier result.
          <Swatches key={r} colors={colors} />
        ) : (
          <p className={styles.plain}>No colors, as ordered. The crayons are all yours.</p>
        )}
        <p className={styles.imprint} aria-hidden="true">
          Talechasers · Fursona Generator
        </p>
      </article>
      <div className="stack screen-only">
        <p className="actions">
          <a href={to.fursonaPreview(r)} download="my-fursona.png" className="button">
            Save the picture
          </a>
        </p>
        <Share path={to.fursona(r)} text={`I rolled a fursona: ${describeFursona(result)}!`} />
      </div>
    </div>
  );
}
