import { useNavigation } from "@remix-run/react";
import type { Ref } from "react";
import type { Fursona } from "./api.server";
import { Share } from "~/sharing/share";
import { fursonaInColor, fursonaName, resultPath } from "./fursona";
import styles from "./fursona-result.module.css";
import { Paw } from "~/ui/paw";
import { Swatches } from "./swatches";

/** A character that was thought of, and the address that keeps showing it. */
export interface Shown {
  r: string;
  result: Fursona;
}

/** The poster of a character, with its name, its colors, and ways to show it around. */
export function FursonaResult({
  r,
  result,
  heading,
}: Shown & { heading: Ref<HTMLHeadingElement> }) {
  const isRerolling = useNavigation().formMethod === "POST";
  const { colors, mythical } = result;
  return (
    <>
      <article
        className={styles.poster}
        aria-labelledby="fursona"
        data-waning={isRerolling || undefined}
      >
        <Ribbon colors={colors} />
        <Paw className={styles.watermark} />
        <p className={styles.kicker}>Meet your fursona</p>
        <h2 id="fursona" tabIndex={-1} ref={heading}>
          {fursonaName(result)}
        </h2>
        {mythical && <p className={styles.mythical}>Mythical</p>}
        {colors.length > 0 ? (
          // What was said of one character's colors is not true of the next one's.
          <Swatches key={r} colors={colors} />
        ) : (
          <p className={styles.plain}>
            <Paw />
            No colors, as ordered. The crayons are all yours.
          </p>
        )}
        <p className={styles.imprint} aria-hidden="true">
          Talechasers · Fursona Generator
        </p>
      </article>
      <Share path={resultPath(r)} text={`I rolled a fursona: ${fursonaInColor(result)}!`} />
    </>
  );
}

/** The colors as a ribbon along the top; without any, the site's own. */
function Ribbon({ colors }: { colors: Fursona["colors"] }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(colors.length, 1)} 1`}
      preserveAspectRatio="none"
      className={styles.ribbon}
      aria-hidden="true"
    >
      {colors.length === 0 && <rect width="1" height="1" />}
      {colors.map(({ hexCode }, at) => (
        // A little wider than its place, so that no seam shows.
        <rect key={at} x={at} width="1.02" height="1" fill={hexCode} />
      ))}
    </svg>
  );
}
