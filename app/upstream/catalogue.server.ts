import type { ApiCall } from "./api-call";
import { characterCalls } from "./characters.server";
import { comicCalls } from "./comics.server";
import { commissionCalls } from "./commissions.server";
import { donationCalls } from "./donations.server";
import { downloadCalls } from "./downloads.server";
import { feedCalls } from "./feed.server";
import { galleryCalls } from "./galleries.server";
import { fursonaCalls } from "~/fursona-generator/api.server";
import { generatorCalls } from "~/generators/api.server";
import { transformationCalls } from "~/tf-generator/api.server";
import { overlayCalls } from "./overlay.server";
import { playerCalls } from "./players.server";
import { shopCalls } from "./shop.server";
import { starterGameCalls } from "./starter-game.server";
import { worldCalls } from "./world.server";

/**
 * Every call that this site makes of the v1 API, as its area declares it: what the tests' answers,
 * the check of a real upstream, its recordings and docs/openapi.json are made from.
 */
export const catalogue = [
  ...Object.values(comicCalls),
  ...Object.values(characterCalls),
  ...Object.values(worldCalls),
  ...Object.values(galleryCalls),
  ...Object.values(commissionCalls),
  ...Object.values(shopCalls),
  ...Object.values(downloadCalls),
  ...Object.values(generatorCalls),
  ...Object.values(transformationCalls),
  ...Object.values(fursonaCalls),
  ...Object.values(starterGameCalls),
  ...Object.values(playerCalls),
  ...Object.values(donationCalls),
  ...Object.values(overlayCalls),
  ...Object.values(feedCalls),
] satisfies ApiCall[];

/** A call of the catalogue. */
export type CatalogueCall = (typeof catalogue)[number];
