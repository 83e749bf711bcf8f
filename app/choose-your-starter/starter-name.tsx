import type { Starter } from "./rounds";
import styles from "./starter-name.module.css";

/** A Pokémon's name; a shiny one is marked for the eye, and in words. */
export function StarterName({ name, shiny }: Pick<Starter, "name" | "shiny">) {
  return (
    <span className={styles.name}>
      {shiny && (
        <>
          <span className={styles.shiny}>
            <span aria-hidden="true">✨</span> shiny
          </span>{" "}
        </>
      )}
      {name}
    </span>
  );
}
