import { expect, it } from "vitest";
import { subSiteOf } from "./sub-site";

it.each([
  ["/", "main"],
  ["/comics/talechasers/1/1", "main"],
  ["/characters/cga", "main"],
  ["/cga", "guild"],
  ["/cga/characters/vixy", "guild"],
  ["/cgallery", "main"],
  ["/ex/overlay", "none"],
  ["/extras", "main"],
])("the path %s belongs to the sub-site %s", (pathname, subSite) => {
  expect(subSiteOf(pathname)).toBe(subSite);
});
