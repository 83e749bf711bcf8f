import type { Board } from "./rounds";
import { StarterName } from "./starter-name";
import { StarterPicture } from "./starter-picture";
import styles from "./team-slots.module.css";

/** The team so far, and the places that are still free. */
export function TeamSlots({ team, teamSize }: Pick<Board, "team" | "teamSize">) {
  const slots = Array.from({ length: teamSize }, (_, index) => team[index]);
  return (
    <section className={styles.team} aria-labelledby="team">
      <h2 id="team">Your team</h2>
      <ol>
        {slots.map((starter, index) =>
          starter ? (
            <li key={index} className={styles.taken}>
              <StarterPicture {...starter} />
              <StarterName {...starter} />
            </li>
          ) : (
            <li key={index}>
              <span aria-hidden="true">{index + 1}</span>
              <span className="visually-hidden">free</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
