import { guildCharacterPicture } from "./character-pictures";
import type { GuildCharacter } from "./api.server";
import type { Portrait } from "./characters.schema";
import { Picture } from "~/ui/picture";
import { Drawing, Palette, TieMap } from "./reference";
import type { Reference } from "./reference.server";
import { heightOf, SheetFacts, SheetHeading, SheetNeighbours, SheetStory } from "./sheet";
import styles from "./sheet.module.css";

interface GuildSheetProps {
  shortName: string;
  name: string;
  character: GuildCharacter;
  portrait: Portrait;
  reference: Reference;
  previous: string | undefined;
  next: string | undefined;
}

/** A member's card in the guild's register. */
export function GuildSheet({
  shortName,
  name,
  character: c,
  portrait,
  reference,
  previous,
  next,
}: GuildSheetProps) {
  return (
    <article className={`${styles.sheet} ${styles.card}`}>
      <figure className={styles.figure}>
        <Picture
          path={guildCharacterPicture(shortName)}
          alt={portrait.figure}
          size="medium"
          width={900}
          height={1200}
          priority
        />
        <Palette colors={reference.palette} />
      </figure>
      <div className={styles.text}>
        <SheetHeading name={name} quote={c.quote} />
        <SheetFacts
          rows={[
            ["Also known as", c.otherNames],
            ["Species", c.species],
            ["Scientific name", c.speciesScientificName],
            ["Gender", c.gender],
            ["Class", c.characterClass],
            ["Role", c.role],
            ["Height", heightOf(c)],
            ["Primary weapon", c.primaryWeapon],
            ["Secondary weapon", c.secondaryWeapon],
            ["Magic element", c.magicElement],
            ["Armor", c.armor],
            ["Likes", c.likes],
            ["Dislikes", c.dislikes],
            ["Traits", c.traits],
            ["Abilities", c.abilities],
          ]}
        />
        <div className={styles.stories}>
          <SheetStory title="In the register" html={c.story1} />
          <SheetStory title="Before the guild" html={c.story2} />
        </div>
        <TieMap name={name} ties={reference.ties} />
      </div>
      <div className={styles.aside}>
        <Drawing drawing={reference.drawing} />
      </div>
      <SheetNeighbours base="/cga/characters" previous={previous} next={next} all="The register" />
    </article>
  );
}
