import { expect, it } from "vitest";
import { routePattern } from "./route-address";

it.each([
  ["/app/routes/_main._index.tsx", "/"],
  ["/app/routes/_main.tsx", "/"],
  ["/app/routes/cga._index.tsx", "/cga"],
  ["/app/routes/_main.world.magic._index.mdx", "/world/magic"],
  ["/app/routes/_main.world.magic.schools.mdx", "/world/magic/schools"],
  ["/app/routes/_main.world.history/prose.mdx", "/world/history"],
  ["/app/routes/_main.world.magic.classes._index/route.tsx", "/world/magic/classes"],
  ["routes/ex.overlay_.dock", "/ex/overlay/dock"],
  ["routes/_main.world.magic.schools", "/world/magic/schools"],
  ["routes/_main.comics.$comic.$chapter.$page", "/comics/$comic/$chapter/$page"],
])("the route file %s has the path %s", (file, address) => {
  expect(routePattern(file)).toBe(address);
});
