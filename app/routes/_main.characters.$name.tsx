import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSheet } from "~/characters/sheet.server";

export { openDocument as clientLoader } from "~/document/open-document";
export { characterMeta as meta } from "~/characters/character-meta";
export { CharacterRoute as default } from "~/characters/sheet";
export { withoutApplication as handle } from "~/document/page-handle";

export const loader = (args: LoaderFunctionArgs) => loadSheet("characters", args);
