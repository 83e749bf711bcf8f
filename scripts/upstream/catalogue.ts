import type { ApiCall } from "../../app/upstream/call.server";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*api.server.ts", {
  eager: true,
});

const isCall = (value: unknown): value is ApiCall => typeof value === "function" && "path" in value;

/** All calls of the v1 API that the features declare, but for the feed. */
export const catalogue: readonly ApiCall[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isCall),
);
