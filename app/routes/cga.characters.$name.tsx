import type { LoaderFunctionArgs } from "@remix-run/node";
import { characterData } from "~/characters/character-meta";
import { loadSheet } from "~/characters/sheet.server";
import type { PageHandle } from "~/document/page-handle";

export { characterMeta as meta } from "~/characters/character-meta";
export { CharacterRoute as default } from "~/characters/sheet";

export const handle: PageHandle = { ...(import.meta.env.SSR && { structuredData: characterData }) };

export const loader = (args: LoaderFunctionArgs) => loadSheet("cga/characters", args);
