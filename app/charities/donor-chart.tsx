import { formatCents } from "./money";
import type { DonorGroup } from "./donation-summary";
import styles from "./donor-chart.module.css";

/** In the drawing's own units: its width; in a group, where the bar begins and how high it is; the next group. */
const [width, barTop, thickness, step] = [360, 26, 18, 60];

/** How much of an event came from whom, as bars, and in words for those who cannot see them. */
export function DonorChart({
  groups,
  total,
}: {
  groups: readonly DonorGroup[];
  /** In cents: a bar across the whole drawing. */
  total: number;
}) {
  const height = (groups.length - 1) * step + barTop + thickness;
  const words = groups.map(
    ({ name, cents }) =>
      `${name}: ${formatCents(cents)}, ${Math.round((100 * cents) / (total || 1))}%`,
  );
  return (
    <figure className={styles.figure}>
      <figcaption>Who filled the jar</figcaption>
      <svg
        role="img"
        aria-label={words.join("; ")}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={styles.bars}
      >
        {groups.map(({ name, cents }, index) => (
          <Bar key={name} name={name} cents={cents} total={total} y={index * step} />
        ))}
      </svg>
    </figure>
  );
}

function Bar({ name, cents, total, y }: { name: string; cents: number; total: number; y: number }) {
  // However little it is, something is seen of it; nothing is nothing.
  const length = cents === 0 ? 0 : Math.max(thickness, Math.round((width * cents) / total));
  const at = { x: 0, y: y + barTop, height: thickness, rx: thickness / 2 };
  return (
    <>
      <text x="1" y={y + 18}>
        {name}
      </text>
      <text x={width - 1} y={y + 18} textAnchor="end" className={styles.amount}>
        {formatCents(cents)}
      </text>
      <rect {...at} width={width} className={styles.track} />
      {length > 0 && <rect {...at} width={length} className={styles.part} />}
      {length > 3 * thickness && (
        <Paw x={length - thickness * 0.62} y={y + barTop + thickness / 2} />
      )}
    </>
  );
}

/** A paw print that walks to the right. */
function Paw({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.paw}>
      <ellipse cx="-2.6" rx="3.2" ry="3.8" />
      <circle cx="1.4" cy="-4.4" r="1.5" />
      <circle cx="3.6" cy="-1.6" r="1.5" />
      <circle cx="3.6" cy="1.6" r="1.5" />
      <circle cx="1.4" cy="4.4" r="1.5" />
    </g>
  );
}
