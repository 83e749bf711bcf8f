import type { ApiCall } from "../../app/upstream/call.server";

const features = import.meta.glob<object>("/app/**/*api.server.ts", { eager: true });

const isCall = (value: unknown): value is ApiCall => typeof value === "function" && "path" in value;

/** All calls of the v1 API that the features declare. */
export const catalogue: readonly ApiCall[] = Object.values(features)
  .flatMap((feature): unknown[] => Object.values(feature))
  .filter(isCall);

/** The name of a call: `v1/shop/entries` for GET, else `POST v1/generators/fursona`. */
export const nameOf = ({ method, path }: ApiCall) =>
  method === "GET" ? path : `${method} ${path}`;
