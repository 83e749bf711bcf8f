import type { LoaderFunctionArgs } from "@remix-run/node";
import { toErrorPage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { UpstreamError } from "~/upstream/failure";
import { findOwn } from "~/find-own";
import portraits from "~content/characters/portraits.yaml";
import {
  type CharacterOption,
  fetchCharacterOptions,
  fetchGuildCharacterOptions,
} from "./api.server";
import { castGroups } from "./cast-list";

/** The loader of the characters of the comic. */
export async function loadCast({ request }: LoaderFunctionArgs) {
  const inOrder = await fetchCharacterOptions()
    .then((characters) => requireItems(castGroups(characters).flatMap(({ members }) => members)))
    .catch(toErrorPage(request));
  const { items, pagination } = paginate(inOrder, request, pageSizes.pictures);
  return { groups: castGroups(items.map(describeMember)), pagination };
}

/** The loader of the members of the guild. */
export async function loadGuildCharacters({ request }: LoaderFunctionArgs) {
  const members = await fetchGuildCharacterOptions().then(requireItems).catch(toErrorPage(request));
  const { items, pagination } = paginate(members, request, pageSizes.pictures);
  return { members: items.map(describeMember), pagination };
}

/** A character in a list, with a line of the content file for those who have one. */
const describeMember = (character: CharacterOption) => ({
  ...character,
  line: findOwn(portraits, character.shortName)?.line,
});

export type Member = ReturnType<typeof describeMember>;

/** An empty list is a failure, as an empty record is. */
function requireItems<Item>(items: Item[]): Item[] {
  if (items.length === 0) throw new UpstreamError("no-data", "the list is empty");
  return items;
}
