/** The path pattern of a route by its file: `_main.characters.$name.tsx`, /characters/$name. */
export function routeAddress(file: string): string {
  const [, name = ""] = /(?:^|\/)routes\/([^/]+?)(?:\/[^/]+|\.(?:tsx|mdx))?$/.exec(file) ?? [];
  const segments = name.split(".").filter((segment) => !segment.startsWith("_"));
  // A trailing "_" opts out of nesting.
  return `/${segments.map((segment) => segment.replace(/_$/, "")).join("/")}`;
}
