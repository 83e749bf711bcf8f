import { encode } from "uqr";
import styles from "./along.module.css";

/** A text as a code that cameras read; nothing for one that is too long for that. Made in the browser. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(text);
  if (!code)
    return (
      <p className={styles.code}>That is more than a code can hold: take the link or the file.</p>
    );
  const path = code.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path.join("")} />
    </svg>
  );
}

function codeOf(text: string) {
  try {
    // The lowest correction that there is makes the largest modules; a screen has no scratches.
    return encode(text, { ecc: "L", boostEcc: true, border: 4 });
  } catch {
    return undefined;
  }
}
