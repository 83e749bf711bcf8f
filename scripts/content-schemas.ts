import type { z } from "zod";
import {
  appearancesSchema,
  drawingTermsSchema,
  palettesSchema,
  portraitsSchema,
  tiesSchema,
} from "../app/characters/characters.schema";
import { charitiesSchema } from "../app/charities/charities.schema";
import { comicsSchema } from "../app/comics/chapters.schema";
import { guildSchema } from "../app/guild/guild.schema";
import { homeSchema } from "../app/home/home.schema";
import { linksSchema, menusSchema } from "../app/shell/shell.schema";
import {
  downloadsSchema,
  patchNotesSchema,
  stickersSchema,
} from "../app/site-info/site-info.schema";
import { scheduleSchema } from "../app/stream/schedule.schema";
import { gymChallengeSchema, streamSchema, videosSchema } from "../app/stream/stream.schema";
import { commonScriptSchema } from "../app/world/common-language/common.schema";
import {
  aliasesSchema,
  bestiarySchema,
  deitiesSchema,
  elementsSchema,
  glossarySchema,
  historySchema,
  landmarksSchema,
  magicClassesSchema,
  platesSchema,
  schoolsSchema,
  sectionsSchema,
} from "../app/world/world.schema";

/** The schema of every file in content/, by its path there. */
export const contentSchemas = {
  "characters/appearances.yaml": appearancesSchema,
  "characters/drawing-terms.yaml": drawingTermsSchema,
  "characters/palettes.yaml": palettesSchema,
  "characters/portraits.yaml": portraitsSchema,
  "characters/ties.yaml": tiesSchema,
  "charities.yaml": charitiesSchema,
  "comics.yaml": comicsSchema,
  "downloads.yaml": downloadsSchema,
  "guild.yaml": guildSchema,
  "gym-challenge.yaml": gymChallengeSchema,
  "home.yaml": homeSchema,
  "links.yaml": linksSchema,
  "menus.yaml": menusSchema,
  "patch-notes.yaml": patchNotesSchema,
  "schedule.yaml": scheduleSchema,
  "stickers.yaml": stickersSchema,
  "stream.yaml": streamSchema,
  "videos.yaml": videosSchema,
  "world/aliases.yaml": aliasesSchema,
  "world/bestiary.yaml": bestiarySchema,
  "world/common-script.yaml": commonScriptSchema,
  "world/deities.yaml": deitiesSchema,
  "world/elements.yaml": elementsSchema,
  "world/glossary.yaml": glossarySchema,
  "world/history.yaml": historySchema,
  "world/landmarks.yaml": landmarksSchema,
  "world/magic-classes.yaml": magicClassesSchema,
  "world/plates.yaml": platesSchema,
  "world/schools.yaml": schoolsSchema,
  "world/sections.yaml": sectionsSchema,
} satisfies Record<string, z.ZodType>;

export type ContentFile = keyof typeof contentSchemas;
export type Content<File extends ContentFile> = z.output<(typeof contentSchemas)[File]>;

/** What a file is imported as; of the schedule also when it was edited. */
export type ContentModule<File extends ContentFile> = Content<File> &
  (File extends "schedule.yaml" ? { editedAt: string } : unknown);
