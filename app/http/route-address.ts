/** Returns the path pattern of a route's file: `_main.shop.$name.tsx` has /shop/$name. */
export function routePattern(file: string): string {
  const [, name = ""] = /(?:^|\/)routes\/([^/]+?)(?:\/[^/]+|\.(?:tsx|mdx))?$/.exec(file) ?? [];
  const segments = name.split(".").filter((segment) => !segment.startsWith("_"));
  // A trailing "_" in a file name opts out of nested layouts.
  return `/${segments.map((segment) => segment.replace(/_$/, "")).join("/")}`;
}
