import type { z } from "zod";
import * as characters from "../../app/characters/characters.schema";
import { charitiesSchema } from "../../app/charities/charities.schema";
import { commissionsSchema } from "../../app/commissions/commissions.schema";
import { comicsSchema } from "../../app/comics/chapters.schema";
import { panelsSchema } from "../../app/comics/panels.schema";
import { galleriesSchema } from "../../app/galleries/galleries.schema";
import { guildSchema } from "../../app/guild/guild.schema";
import { homeSchema } from "../../app/home/home.schema";
import * as shell from "../../app/shell/shell.schema";
import * as siteInfo from "../../app/site-info/site-info.schema";
import { themeColorsSchema } from "../../app/preview-images/theme-colors.schema";
import { scheduleSchema } from "../../app/stream/schedule.schema";
import * as stream from "../../app/stream/stream.schema";
import { commonScriptSchema } from "../../app/world/common-language/common.schema";
import * as world from "../../app/world/world.schema";

/** The schemas of all files in content/ except the panels of chapters, by path. */
export const contentSchemas = {
  "characters/appearances.yaml": characters.appearancesSchema,
  "characters/drawing-terms.yaml": characters.drawingTermsSchema,
  "characters/palettes.yaml": characters.palettesSchema,
  "characters/portraits.yaml": characters.portraitsSchema,
  "characters/ties.yaml": characters.tiesSchema,
  "charities.yaml": charitiesSchema,
  "colors.yaml": themeColorsSchema,
  "comics.yaml": comicsSchema,
  "commissions.yaml": commissionsSchema,
  "downloads.yaml": siteInfo.downloadsSchema,
  "galleries.yaml": galleriesSchema,
  "guild.yaml": guildSchema,
  "gym-challenge.yaml": stream.gymChallengeSchema,
  "home.yaml": homeSchema,
  "links.yaml": shell.linksSchema,
  "menus.yaml": shell.menusSchema,
  "patch-notes.yaml": siteInfo.patchNotesSchema,
  "schedule.yaml": scheduleSchema,
  "stickers.yaml": siteInfo.stickersSchema,
  "stream.yaml": stream.streamSchema,
  "videos.yaml": stream.videosSchema,
  "world/aliases.yaml": world.aliasesSchema,
  "world/bestiary.yaml": world.bestiarySchema,
  "world/common-script.yaml": commonScriptSchema,
  "world/deities.yaml": world.deitiesSchema,
  "world/elements.yaml": world.elementsSchema,
  "world/glossary.yaml": world.glossarySchema,
  "world/history.yaml": world.historySchema,
  "world/landmarks.yaml": world.landmarksSchema,
  "world/magic-classes.yaml": world.magicClassesSchema,
  "world/plates.yaml": world.platesSchema,
  "world/schools.yaml": world.schoolsSchema,
  "world/sections.yaml": world.sectionsSchema,
} satisfies Record<string, z.ZodType>;

type PanelsFile = `panels/${string}/${number}.yaml`;

export type ContentFile = keyof typeof contentSchemas | PanelsFile;

type SchemaOf<File> = File extends keyof typeof contentSchemas
  ? (typeof contentSchemas)[File]
  : typeof panelsSchema;

export type Content<File extends ContentFile> = z.output<SchemaOf<File>>;

/** Returns the schema of a file in content/. */
export function findSchema(file: string): z.ZodType | undefined {
  if (/^panels\/[\w-]+\/\d+\.yaml$/.test(file)) return panelsSchema;
  return new Map<string, z.ZodType>(Object.entries(contentSchemas)).get(file);
}
