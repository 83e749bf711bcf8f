import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import type { GuildCharacter, MainCharacter } from "./api.server";
import { displayName } from "./cast-list";
import { mainCharacterPicture, portraitPicture } from "./character-pictures";
import { PhoneDisclosure } from "./phone-disclosure";
import { Palette } from "./palette";
import printScript from "./print-script?inline-script";
import { Appearances, DrawingTerms, TieMap } from "./reference";
import type { Cast } from "./characters.schema";
import type { CharacterSheet } from "./sheet.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { Html } from "~/ui/html";
import { NeighborLinks } from "~/ui/neighbor-links";
import { InlineScript } from "~/document/inline-script";
import { Picture } from "~/ui/picture";
import { pictureAddress } from "~/ui/picture-address";
import { useRootData } from "~/ui/root-data";
import styles from "./sheet.module.css";
import "~/styles/skies.css";

/** Phones show the first facts and collapse the others, if there are more than the maximum. */
const [FIRST_FACTS, MAX_OPEN_FACTS] = [6, 12];

/** Renders a character as a sheet on the main site, and as a card on the guild's site. */
export function CharacterRoute() {
  const sheet = useLoaderData<CharacterSheet>();
  const { cast, shortName, name, character, portrait, reference } = sheet;
  const { pictureHost } = useRootData();
  const isGuild = cast === "cga/characters";
  const isPresent = character.category === "PRESENT";
  const storyTitles = isGuild
    ? ["In the register", "Before the guild"]
    : isPresent
      ? ["About", "Background"]
      : ["Life", "Story"];
  const facts = [...toFacts(character), ...toTraits(character)].filter(([, value]) => value !== "");
  const open = facts.length > MAX_OPEN_FACTS ? FIRST_FACTS : facts.length;
  return (
    <article className={`grid ${styles.sheet} ${isGuild ? styles.card : ""}`}>
      <header className={styles.heading}>
        <h1 dir="auto">
          {"fullName" in character && character.fullName ? (
            <Html as="span" html={character.fullName} />
          ) : (
            name
          )}
        </h1>
        {character.quote && (
          <blockquote>
            <p>
              “<Html as="span" html={character.quote} />”
            </p>
          </blockquote>
        )}
      </header>
      <div className={`grid ${styles.looks}`}>
        <figure className={`picture-frame ${styles.figure}`}>
          <a href={pictureAddress(pictureHost, "full", portraitPicture(cast, shortName))}>
            <Picture
              path={portraitPicture(cast, shortName)}
              alt={portrait.figure}
              width={900}
              height={1200}
              priority
            />
            <span className="visually-hidden">Open the picture in full size</span>
          </a>
        </figure>
        <Palette key={shortName} colors={reference.palette} />
        <p className="actions needs-script">
          <button type="button" className="button quiet">
            Reference sheet
          </button>
        </p>
        <InlineScript code={printScript} />
      </div>
      <aside className={`box ${styles.facts}`} aria-label="Facts">
        <FactList facts={facts.slice(0, open)} />
        {facts.length > open && (
          <PhoneDisclosure title={`${facts.length - open} more facts`}>
            <FactList facts={facts.slice(open)} />
          </PhoneDisclosure>
        )}
      </aside>
      <div className={`grid ${styles.text}`}>
        <Story title={storyTitles[0]!} html={character.story1} />
        <div>
          {!isGuild && (
            <figure className={`picture-frame ${styles.scene}`}>
              <Picture
                path={mainCharacterPicture(shortName, 2)}
                alt={portrait.scene}
                width={1200}
                height={900}
              />
            </figure>
          )}
          <Story title={storyTitles[1]!} html={character.story2} />
        </div>
        <Appearances chapters={reference.appearances} />
        <DrawingTerms terms={reference.drawing} />
      </div>
      <div className={styles.ties}>
        <TieMap ties={reference.ties} />
      </div>
      <NeighborLinks
        label="Characters"
        previous={toNeighbor(cast, sheet.previous)}
        next={toNeighbor(cast, sheet.next)}
      >
        <Link to={to.characters(cast)} className="touch-link">
          {isGuild ? "All members" : "All characters"}
        </Link>
      </NeighborLinks>
    </article>
  );
}

type Fact = readonly [label: string, value: SafeHtml];

function toFacts(character: MainCharacter | GuildCharacter): Fact[] {
  const height = [character.heightUs, character.heightMetric].filter(Boolean).join(" / ");
  const names: Fact[] = [
    ["Also known as", character.otherNames],
    ["Species", character.species],
    ["Scientific name", character.speciesScientificName],
    ["Gender", character.gender],
  ];
  if ("armor" in character) {
    return [
      ...names,
      ["Class", character.characterClass],
      ["Role", character.role],
      ["Height", height as SafeHtml],
      ["Primary weapon", character.primaryWeapon],
      ["Secondary weapon", character.secondaryWeapon],
      ["Magic element", character.magicElement],
      ["Armor", character.armor],
    ];
  }
  return [
    ...names,
    [character.category === "PRESENT" ? "Age" : "Lifetime", character.lifetime],
    ["Height", height as SafeHtml],
    ["Occupation", character.occupation],
    ["Favorite color", character.favoriteColor],
    ["Favorite food", character.favoriteFood],
  ];
}

function toTraits(character: MainCharacter | GuildCharacter): Fact[] {
  return [
    ["Likes", character.likes],
    ["Dislikes", character.dislikes],
    ["Traits", character.traits],
    ["Abilities", character.abilities],
    ["Skills", "skills" in character ? character.skills : ("" as SafeHtml)],
  ];
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <Html as="dd" html={value} />
        </div>
      ))}
    </dl>
  );
}

/** A text with a title, or nothing if the text is empty. */
function Story({ title, html }: { title: string; html: SafeHtml }) {
  if (!html) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Html html={html} />
    </section>
  );
}

function toNeighbor(cast: Cast, shortName: string | undefined) {
  return shortName
    ? { name: displayName(shortName), path: to.character(shortName, cast) }
    : undefined;
}
