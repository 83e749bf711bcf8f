const kinds = [
  [/^\/assets\//, "file"],
  [/^\/cdn\//, "picture"],
  [/^\/v1\/overlay\//, "overlay"],
  [/^\/healthz(?:\/live)?$/, "health"],
  [/\.data$/, "data"],
] as const;

/** Returns the kind of a request for limits and metrics. @param path without the query */
export function getRequestKind(path: string): (typeof kinds)[number][1] | "page" {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
