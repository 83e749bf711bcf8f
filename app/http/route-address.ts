/**
 * The address of a page by its route's file or id, as Remix reads it: `_main.world.magic._index.mdx` is
 * /world/magic, and `_main.characters.$name.tsx` is /characters/$name.
 */
export function routeAddress(file: string): string {
  const [, name = ""] = /(?:^|\/)routes\/([^/]+?)(?:\/[^/]+|\.(?:tsx|mdx))?$/.exec(file) ?? [];
  const segments = name.split(".").filter((segment) => !segment.startsWith("_"));
  // One that ends with "_" is no part of the route it would be nested in.
  return `/${segments.map((segment) => segment.replace(/_$/, "")).join("/")}`;
}
