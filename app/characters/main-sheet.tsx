import { mainCharacterPicture } from "./character-pictures";
import type { MainCharacter } from "./api.server";
import type { Portrait } from "./characters.schema";
import { Html } from "~/ui/html";
import { Picture } from "~/ui/picture";
import { Appearances, Drawing, Palette, TieMap } from "./reference";
import type { Reference } from "./reference.server";
import { heightOf, SheetFacts, SheetHeading, SheetNeighbours, SheetStory } from "./sheet";
import styles from "./sheet.module.css";

interface MainSheetProps {
  shortName: string;
  name: string;
  character: MainCharacter;
  portrait: Required<Portrait>;
  reference: Reference;
  previous: string | undefined;
  next: string | undefined;
}

/** The sheet of a character of the comic. */
export function MainSheet({
  shortName,
  name,
  character: c,
  portrait,
  reference,
  previous,
  next,
}: MainSheetProps) {
  const present = c.category === "PRESENT";
  return (
    <article className={styles.sheet}>
      <figure className={styles.figure}>
        <Picture
          path={mainCharacterPicture(shortName, 1)}
          alt={portrait.figure}
          size="medium"
          width={900}
          height={1200}
          priority
        />
        <Palette colors={reference.palette} />
      </figure>
      <div className={styles.text}>
        <SheetHeading
          name={c.fullName ? <Html as="span" html={c.fullName} /> : name}
          quote={c.quote}
        />
        <SheetFacts
          rows={[
            ["Also known as", c.otherNames],
            ["Species", c.species],
            ["Scientific name", c.speciesScientificName],
            ["Gender", c.gender],
            [present ? "Age" : "Lifetime", c.lifetime],
            ["Height", heightOf(c)],
            ["Occupation", c.occupation],
            ["Favorite color", c.favoriteColor],
            ["Favorite food", c.favoriteFood],
            ["Likes", c.likes],
            ["Dislikes", c.dislikes],
            ["Traits", c.traits],
            ["Abilities", c.abilities],
            ["Skills", c.skills],
          ]}
        />
        <div className={styles.stories}>
          <SheetStory title={present ? "About" : "Life"} html={c.story1} />
          <figure className={styles.scene}>
            <Picture
              path={mainCharacterPicture(shortName, 2)}
              alt={portrait.scene}
              size="large"
              width={1200}
              height={900}
            />
          </figure>
          <SheetStory title={present ? "Background" : "Story"} html={c.story2} />
        </div>
        <TieMap name={name} ties={reference.ties} />
      </div>
      <div className={styles.aside}>
        <Appearances chapters={reference.appearances} />
        <Drawing drawing={reference.drawing} />
      </div>
      <SheetNeighbours base="/characters" previous={previous} next={next} all="All characters" />
    </article>
  );
}
