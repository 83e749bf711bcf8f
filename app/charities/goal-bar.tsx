import { formatCents } from "./money";
import styles from "./goal-bar.module.css";

interface GoalBarProps {
  /** What the jar was put out for, in dollars. */
  goal: number;
  /** What is in it, in cents. */
  total: number;
}

/** How far a jar is on its way. It is as high with whatever is in the jar. */
export function GoalBar({ goal, total }: GoalBarProps) {
  const whole = goal * 100;
  const sum = formatCents(whole);
  // Rounded down: nothing but all of it is 100%.
  const percent = Math.floor((100 * total) / whole);
  return (
    <div className={styles.goal}>
      <progress value={Math.min(total, whole)} max={whole} aria-label={`Goal: ${sum}`} />
      <p>{total >= whole ? `The goal of ${sum} is reached.` : `${percent}% of the goal, ${sum}`}</p>
    </div>
  );
}
