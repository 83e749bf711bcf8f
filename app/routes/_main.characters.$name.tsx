import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { characterData, characterMeta } from "~/characters/character-meta";
import { Sheet } from "~/characters/sheet";
import { loadSheet } from "~/characters/sheet.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  start: "never",
  examples: ["/characters/vixy", "/characters/isolde"],
  ...(import.meta.env.SSR && { structuredData: characterData }),
};

export const meta: MetaFunction<typeof loader> = (args) => characterMeta(args, args.data);

export const loader = (args: LoaderFunctionArgs) => loadSheet("characters", args);

export default function CharacterPage() {
  return <Sheet sheet={useLoaderData<typeof loader>()} />;
}
