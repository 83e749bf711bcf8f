import type { DonorGroup } from "./donation-summary";
import { formatCents } from "./money";
import styles from "./donation-bars.module.css";

interface DonorChartProps {
  groups: readonly DonorGroup[];
  /** In cents. */
  total: number;
}

/** The share of each group of donors, as bars. */
export function DonorChart({ groups, total }: DonorChartProps) {
  return (
    <figure className={`card ${styles.chart}`}>
      <figcaption>Who donated</figcaption>
      <ul className="plain-list">
        {groups.map(({ name, cents }) => (
          <li key={name} className="grid">
            <span>{name}</span>
            <strong>
              <span>{formatCents(cents)}</span>
              <span className="visually-hidden">{`, ${Math.round((100 * cents) / (total || 1))}%`}</span>
            </strong>
            <progress className={styles.bar} value={cents} max={total || 1} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface GoalBarProps {
  /** In dollars. */
  goal: number;
  /** In cents. */
  total: number;
}

/** How much of a goal has been raised. */
export function GoalBar({ goal, total }: GoalBarProps) {
  const goalCents = goal * 100;
  const sum = formatCents(goalCents);
  // Rounded down: 100% means all of it.
  const percent = Math.floor((100 * total) / goalCents);
  return (
    <div className={styles.goal}>
      <progress
        className={styles.bar}
        value={Math.min(total, goalCents)}
        max={goalCents}
        aria-label={`Goal: ${sum}`}
      />
      <p className="note">
        {total >= goalCents ? `The goal of ${sum} is reached.` : `${percent}% of the goal, ${sum}`}
      </p>
    </div>
  );
}
