import type { ApiCall } from "../app/upstream/api-call";
import { characterCalls } from "../app/characters/api.server";
import { comicCalls } from "../app/comics/api.server";
import { commissionCalls } from "../app/commissions/api.server";
import { donationCalls } from "../app/charities/api.server";
import { downloadCalls } from "../app/site-info/downloads-api.server";
import { feedCalls } from "../app/comics/feeds/feed.server";
import { galleryCalls } from "../app/galleries/api.server";
import { fursonaCalls } from "~/fursona-generator/api.server";
import { generatorCalls } from "~/generators/api.server";
import { transformationCalls } from "~/tf-generator/api.server";
import { overlayCalls } from "../app/overlay/api.server";
import { playerCalls } from "../app/stream/api.server";
import { shopCalls } from "../app/shop/api.server";
import { starterGameCalls } from "../app/choose-your-starter/api.server";
import { worldCalls } from "../app/world/api.server";

/** All calls of the v1 API, for the tests, `npm run upstream:check` and docs/openapi.json. */
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

export type CatalogueCall = (typeof catalogue)[number];
