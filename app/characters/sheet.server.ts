import { findOwn } from "~/find-own";
import type { LoaderFunctionArgs } from "@remix-run/node";
import portraits from "~content/characters/portraits.yaml";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectToNotFound, toErrorPage } from "~/http/redirects.server";
import { textOf } from "~/upstream/html/text";
import {
  fetchCharacter,
  fetchCharacterList,
  fetchGuildCharacter,
  fetchGuildCharacterList,
  type GuildCharacter,
  type MainCharacter,
} from "./api.server";
import { findNeighbors } from "~/ui/neighbors";
import { displayName, isGuildCategory, mainCast } from "./cast-list";
import { guildCharacterPicture, mainCharacterPicture } from "./character-pictures";
import type { Cast, PortraitTexts } from "./characters.schema";
import { buildReference } from "./reference.server";

/**
 * Loads a character sheet. The neighbors are undefined if the list cannot be loaded.
 *
 * @throws {Response} a redirect to the error page if the record cannot be loaded, or belongs to a
 * character of the sub-site that was not requested
 */
export async function loadSheet(cast: Cast, { params, request, context }: LoaderFunctionArgs) {
  const isGuild = cast === "cga/characters";
  const shortName = params["name"] ?? "";
  const [character, options] = await Promise.all([
    (isGuild ? fetchGuildCharacter : fetchCharacter)({ name: shortName }).catch(
      toErrorPage(request),
    ),
    (isGuild ? fetchGuildCharacterList : fetchCharacterList)().catch(orIncomplete(context)),
  ]);
  if (isGuildCategory(character.category) !== isGuild) throw redirectToNotFound(request);

  const fullName = "fullName" in character ? textOf(character.fullName) : "";
  const name = fullName || displayName(shortName);
  const texts = toTexts(character);
  const listed = isGuild ? (options ?? []) : mainCast(options ?? []);
  const { previous, next } = findNeighbors(
    listed.map((option) => option.shortName),
    (one) => one === shortName,
  );
  return {
    cast,
    shortName,
    name,
    character,
    texts,
    portrait: describePortrait(shortName, name, texts),
    reference: buildReference(cast, shortName, character),
    previous,
    next,
    preview: isGuild ? guildCharacterPicture(shortName) : mainCharacterPicture(shortName, 2),
  };
}

export type CharacterSheet = Awaited<ReturnType<typeof loadSheet>>;

/** Converts the HTML of a record to text for titles, descriptions and attributes. */
function toTexts(character: MainCharacter | GuildCharacter) {
  return {
    quote: textOf(character.quote),
    species: textOf(character.species),
    gender: textOf(character.gender),
    /** The height in US and metric units, if the record has both. */
    height: [character.heightUs, character.heightMetric].map(textOf).filter(Boolean).join(" / "),
    armor: "armor" in character ? textOf(character.armor) : "",
  };
}

/** Describes the pictures of a character by its content file or, if it has none, by its record. */
export function describePortrait(
  shortName: string,
  name: string,
  { species, gender, height, armor }: ReturnType<typeof toTexts>,
): Required<Omit<PortraitTexts, "line">> {
  const written = findOwn(portraits, shortName);
  const looks = [species, gender, height].filter(Boolean).join(", ");
  const sentences = [
    looks ? `${name} in full figure: ${looks}.` : `${name} in full figure.`,
    armor && `Wears: ${armor}.`,
  ];
  return {
    figure: written?.figure ?? sentences.filter(Boolean).join(" "),
    scene: written?.scene ?? `${name} in a scene of the story.`,
  };
}
