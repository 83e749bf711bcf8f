import * as to from "~/addresses";
import { useNavigation } from "@remix-run/react";
import type { Ref } from "react";
import type { Fursona } from "./api.server";
import { Share } from "~/sharing/share";
import { fursonaInColor, fursonaName } from "./fursona";
import styles from "./fursona-result.module.css";
import { Paw } from "~/ui/paw";
import { Swatches } from "./swatches";

/** A result and the parameter `r` of its address. */
export interface Shown {
  r: string;
  result: Fursona;
}

/** A fursona: its name, its colors, and share links. */
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
          // The key removes the message about copied colors of another result.
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
      <Share path={to.fursona(r)} text={`I rolled a fursona: ${fursonaInColor(result)}!`} />
    </>
  );
}

/** A ribbon in the colors; without any, in the color of the site. */
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
        // Overlapping, so that no gap shows.
        <rect key={at} x={at} width="1.02" height="1" fill={hexCode} />
      ))}
    </svg>
  );
}
