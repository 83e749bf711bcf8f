import type { LoaderFunctionArgs } from "@remix-run/node";
import { toErrorPage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { fetchCharacterOptions, fetchGuildCharacterOptions } from "./api.server";
import { castGroups } from "./cast-list";

/** The loader of the characters of the comic. */
export async function loadCast({ request }: LoaderFunctionArgs) {
  const characters = await fetchCharacterOptions().catch(toErrorPage(request));
  const inOrder = castGroups(characters).flatMap(({ members }) => members);
  const { items, pagination } = paginate(inOrder, request, pageSizes.pictures);
  return { groups: castGroups(items), pagination };
}

/** The loader of the members of the guild. */
export async function loadRegister({ request }: LoaderFunctionArgs) {
  const members = await fetchGuildCharacterOptions().catch(toErrorPage(request));
  const { items, pagination } = paginate(members, request, pageSizes.pictures);
  return { names: items.map(({ shortName }) => shortName), pagination };
}
