import type { ApiCall } from "../../app/upstream/api-call";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*{api,feed}.server.ts", {
  eager: true,
});

/** All calls of the v1 API: what the features export under a name that ends in `Calls`. */
export const catalogue: readonly ApiCall[] = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith("Calls"))
    .flatMap(([, calls]) => Object.values(calls as Record<string, ApiCall>)),
);
