import progress from "~/ui/progress.module.css";
import { formatDollars } from "./money";
import styles from "./goal-bar.module.css";

interface GoalBarProps {
  /** The amount to raise, in dollars. */
  goal: number;
  /** The amount that has been raised, in cents. */
  total: number;
}

/** Shows which part of a goal has been raised. */
export function GoalBar({ goal, total }: GoalBarProps) {
  const goalCents = goal * 100;
  const sum = formatDollars(goal);
  // Rounded down, so that 100 % means the whole goal.
  const percent = Math.floor((100 * total) / goalCents);
  return (
    <div className={styles.goal}>
      <progress
        className={progress.progress}
        value={Math.min(total, goalCents)}
        max={goalCents}
        aria-label={`Goal: ${sum}`}
      />
      <p className="note">
        {total >= goalCents ? `The goal of ${sum} is reached.` : `${percent}\u00a0% of ${sum}`}
      </p>
    </div>
  );
}
