import type { ApiCall } from "../../app/upstream/call.server";
import * as features from "./features";

const isCall = (value: unknown): value is ApiCall => typeof value === "function" && "path" in value;

/** All calls of the v1 API that the features declare, except the feed. */
export const catalogue: readonly ApiCall[] = Object.values(features)
  .flatMap((feature): unknown[] => Object.values(feature))
  .filter(isCall);
