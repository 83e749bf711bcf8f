import * as characters from "../../app/characters/api.server";
import * as charities from "../../app/charities/api.server";
import * as chooseYourStarter from "../../app/choose-your-starter/api.server";
import * as comics from "../../app/comics/load/api.server";
import * as commissions from "../../app/commissions/api.server";
import * as fursonaGenerator from "../../app/fursona-generator/api.server";
import * as galleries from "../../app/galleries/api.server";
import * as generators from "../../app/generators/api.server";
import * as overlay from "../../app/overlay/api.server";
import * as shop from "../../app/shop/api.server";
import * as downloads from "../../app/site-info/downloads-api.server";
import * as stream from "../../app/stream/api.server";
import * as tfGenerator from "../../app/tf-generator/api.server";
import * as world from "../../app/world/api.server";
import type { ApiCall } from "../../app/upstream/call.server";

const modules = [
  characters,
  charities,
  chooseYourStarter,
  comics,
  commissions,
  fursonaGenerator,
  galleries,
  generators,
  overlay,
  shop,
  downloads,
  stream,
  tfGenerator,
  world,
];

const isCall = (value: unknown): value is ApiCall => typeof value === "function" && "path" in value;

/** All calls of the v1 API that the features declare, but for the feed. */
export const catalogue: readonly ApiCall[] = modules.flatMap((module: Record<string, unknown>) =>
  Object.values(module).filter(isCall),
);
