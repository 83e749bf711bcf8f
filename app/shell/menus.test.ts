import { expect, it } from "vitest";
import { getAriaCurrent } from "./menus";
import type { MenuLink } from "./shell.schema";

/** Links whose sections overlap like the sections of the real menus. */
const links: MenuLink[] = [
  { label: "Home", to: "/", exact: true },
  { label: "Comic", to: "/comics/tales", covers: ["/comics"] },
  { label: "Commissions", to: "/commissions" },
  { label: "About", to: "/stream", exact: true },
  { label: "Videos", to: "/stream/videos" },
  { label: "World", to: "/world" },
];

it.each([
  ["/", ["Home", "page"]],
  ["/commissions", ["Commissions", "page"]],
  ["/commissions/tos", ["Commissions", "true"]],
  ["/comics/another", ["Comic", "true"]],
  ["/stream", ["About", "page"]],
  ["/stream/videos/one", ["Videos", "true"]],
  ["/stream/vixy", []],
  ["/worldwide", []],
])("on the page %s, the menu has the marked entry %j", (pathname, marked) => {
  const marks = links.flatMap((link) => {
    const mark = getAriaCurrent(link, pathname);
    return mark ? [link.label, mark] : [];
  });
  expect(marks).toEqual(marked);
});
