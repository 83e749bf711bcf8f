import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSheet } from "~/characters/sheet.server";

export { characterMeta as meta } from "~/characters/character-meta";
export { CharacterRoute as default } from "~/characters/sheet";

export const loader = (args: LoaderFunctionArgs) => loadSheet("cga/characters", args);
