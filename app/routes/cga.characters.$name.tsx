import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { beside, displayName, isGuildCategory } from "~/characters/cast-list";
import { GuildSheet } from "~/characters/guild-sheet";
import { env } from "~/env.server";
import { orMissing } from "~/http/missing.server";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { characterData, characterMeta } from "~/characters/character-meta";
import { portraitOf } from "~/characters/portrait-of";
import { pictureAddress } from "~/ui/picture-address";
import { guildCharacterPicture } from "~/characters/character-pictures";
import { guildCharacterByName, guildCharacterOptions, wordsOf } from "~/characters/api.server";
import { referenceOf } from "~/characters/reference.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  examples: ["/cga/characters/wren"],
  ...(import.meta.env.SSR && { structuredData: characterData }),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? characterMeta(args, "Caudalglen", args.data, args.data.portrait.figure) : [];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shortName = params["name"] ?? "";
  const [character, options] = await Promise.all([
    guildCharacterByName(shortName).catch(toErrorPage(request)),
    guildCharacterOptions().catch(orMissing(context)),
  ]);
  if (!isGuildCategory(character.category)) throw errorPage(request);

  const name = displayName(shortName);
  const words = wordsOf(character);
  const names = (options ?? []).map((option) => option.shortName);
  return {
    shortName,
    name,
    character,
    words,
    portrait: portraitOf(shortName, name, words),
    reference: referenceOf("cga/characters", shortName, character),
    ...beside(names, shortName),
    preview: pictureAddress(
      env.CDN_URL ?? "/cdn",
      "desktop",
      guildCharacterPicture(shortName),
      "medium",
    ),
  };
}

export default function GuildCharacterPage() {
  return <GuildSheet {...useLoaderData<typeof loader>()} />;
}
