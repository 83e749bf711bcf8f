import type { LoaderFunctionArgs } from "@remix-run/node";
import { toOutagePage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { UpstreamError } from "~/upstream/failure";
import { findOwn } from "~/find-own";
import portraits from "~content/characters/portraits.yaml";
import { type ListedCharacter, fetchCharacterList, fetchGuildCharacterList } from "./api.server";
import { castGroups, displayName } from "./cast-list";

/** Loads the characters of the comic for the page that lists them. */
export async function loadCast({ request }: LoaderFunctionArgs) {
  const inOrder = await fetchCharacterList()
    .then((characters) => requireItems(castGroups(characters).flatMap(({ members }) => members)))
    .catch(toOutagePage(request));
  const { items, pagination } = paginate(inOrder, request, pageSizes.pictures, nameOf);
  return { groups: castGroups(items.map(describeMember)), pagination };
}

/** Loads the members of the guild for the page that lists them. */
export async function loadGuildCharacters({ request }: LoaderFunctionArgs) {
  const members = await fetchGuildCharacterList().then(requireItems).catch(toOutagePage(request));
  const { items, pagination } = paginate(members, request, pageSizes.pictures, nameOf);
  return { members: items.map(describeMember), pagination };
}

const nameOf = ({ shortName }: ListedCharacter) => displayName(shortName);

/** Describes a character in the list; the content file has a `line` for some characters. */
const describeMember = (character: ListedCharacter) => ({
  ...character,
  line: findOwn(portraits, character.shortName)?.line,
});

/** A listed character, with a short description if content/ has one. */
export type Member = ReturnType<typeof describeMember>;

/** Throws the error of a failed API call if a list is empty, as for an empty record. */
function requireItems<Item>(items: Item[]): Item[] {
  if (items.length === 0) throw new UpstreamError("no-data", "the list is empty");
  return items;
}
