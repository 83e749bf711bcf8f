import { Picture } from "~/ui/picture";
import type { Starter } from "./api.server";
import styles from "./game-page.module.css";
import "~/styles/thumbnails.css";

/** The picture of a Pokémon; decorative, because the name is next to it. */
export function StarterPicture({ id, shiny }: Pick<Starter, "id" | "shiny">) {
  const path = `pokemon/${shiny ? "shiny/" : ""}${id}.png`;
  return <Picture path={path} alt="" width={480} height={480} className={styles.picture} />;
}

/** The name of a Pokémon. A symbol and the word mark a shiny Pokémon. */
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
      <bdi>{name}</bdi>
    </span>
  );
}
