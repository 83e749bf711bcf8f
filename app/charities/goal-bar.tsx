import progress from "~/ui/progress.module.css";
import { formatDollars } from "./money";
import styles from "./goal-bar.module.css";

interface GoalBarProps {
  /** The amount in dollars that the event wants to raise. */
  goal: number;
  /** The amount in cents that donors have given. */
  total: number;
}

/** Shows which part of a goal donors have given. */
export function GoalBar({ goal, total }: GoalBarProps) {
  const goalCents = goal * 100;
  const sum = formatDollars(goal);
  // Rounding down keeps the bar below 100 % until the goal is reached.
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
