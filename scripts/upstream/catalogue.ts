import type { ApiCall } from "../../app/upstream/call.server";

const features = import.meta.glob<object>("/app/**/*api.server.ts", { eager: true });

const isCall = (value: unknown): value is ApiCall => typeof value === "function" && "path" in value;

/** All API calls that the features declare. */
export const catalogue: readonly ApiCall[] = Object.values(features)
  .flatMap((feature): unknown[] => Object.values(feature))
  .filter(isCall);

/** Returns the name of an API call: `v1/shop/entries` for GET, or `POST v1/generators/fursona`. */
export const nameOf = ({ method, path }: ApiCall) =>
  method === "GET" ? path : `${method} ${path}`;
