const kinds = [
  [/^\/assets\//, "file"],
  [/^\/cdn\//, "picture"],
  [/^\/v1\/overlay\//, "overlay"],
  [/^\/healthz(?:\/live)?$/, "health"],
  [/\.data$/, "data"],
] as const;

/** The kind of a request, for its limit and the metrics. @param path without the query */
export function kindOf(path: string): (typeof kinds)[number][1] | "page" {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
