import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { beside, displayName, isGuildCategory, mainCast } from "~/characters/cast-list";
import { MainSheet } from "~/characters/main-sheet";
import { env } from "~/env.server";
import { orMissing } from "~/http/missing.server";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { characterData, characterMeta } from "~/characters/character-meta";
import { portraitOf } from "~/characters/portrait-of";
import { pictureAddress } from "~/ui/picture-address";
import { mainCharacterPicture } from "~/characters/character-pictures";
import { characterOptions, mainCharacterByName, wordsOf } from "~/characters/api.server";
import { textOf } from "~/upstream/html/text";
import { referenceOf } from "~/characters/reference.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  start: "never",
  examples: ["/characters/vixy", "/characters/isolde"],
  ...(import.meta.env.SSR && { structuredData: characterData }),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? characterMeta(args, "Characters", args.data, args.data.portrait.scene) : [];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shortName = params["name"] ?? "";
  const [character, options] = await Promise.all([
    mainCharacterByName(shortName).catch(toErrorPage(request)),
    characterOptions().catch(orMissing(context)),
  ]);
  // The guild's members have their sheets on its own sub-site.
  if (isGuildCategory(character.category)) throw errorPage(request);

  const name = textOf(character.fullName) || displayName(shortName);
  const words = wordsOf(character);
  const names = mainCast(options ?? []).map((option) => option.shortName);
  return {
    shortName,
    name,
    character,
    words,
    portrait: portraitOf(shortName, name, words),
    reference: referenceOf("characters", shortName, character),
    ...beside(names, shortName),
    preview: pictureAddress(
      env.CDN_URL ?? "/cdn",
      "desktop",
      mainCharacterPicture(shortName, 2),
      "medium",
    ),
  };
}

export default function CharacterPage() {
  return <MainSheet {...useLoaderData<typeof loader>()} />;
}
