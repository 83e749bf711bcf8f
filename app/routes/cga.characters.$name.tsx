import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { beside, displayName, isGuildCategory } from "~/characters/cast-list";
import { GuildSheet } from "~/components/characters/guild-sheet";
import { env } from "~/env.server";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { characterMeta } from "~/meta/character-meta";
import { pictureAddress } from "~/pictures/address";
import { guildCharacterPicture } from "~/pictures/character-pictures";
import { guildCharacterByName, guildCharacterOptions } from "~/upstream/characters.server";
import { notKnown } from "~/upstream/failure";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? characterMeta(args, args.data) : [];

export async function loader({ params, request }: LoaderFunctionArgs) {
  const shortName = params["name"] ?? "";
  const [character, options] = await Promise.all([
    guildCharacterByName(shortName).catch(toErrorPage(request)),
    guildCharacterOptions().catch(notKnown),
  ]);
  if (!isGuildCategory(character.category)) throw errorPage(request);

  const names = (options ?? []).map((option) => option.shortName);
  return {
    shortName,
    name: displayName(shortName),
    character,
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
