import { describe, expect, it } from "vitest";
import { isCurrent } from "./menus";
import type { MenuLink } from "./shell.schema";

/** Links that cover one another in the ways that menus have. */
const links: MenuLink[] = [
  { label: "Home", to: "/", exact: true },
  { label: "Comic", to: "/comics/tales", covers: ["/comics"] },
  { label: "Characters", to: "/characters", covers: ["/chasemagic"] },
  { label: "Commissions", to: "/commissions" },
  { label: "About", to: "/stream", exact: true },
  { label: "Charities", to: "/stream/charities" },
  { label: "World", to: "/world" },
];

describe("the current entry", () => {
  /** Label and mark of the entries that are marked on a page. */
  const marked = (pathname: string) =>
    links.flatMap((link) => {
      const mark = isCurrent(link, pathname);
      return mark ? [[link.label, mark]] : [];
    });

  it.each([
    ["/", "Home", "page"],
    ["/commissions", "Commissions", "page"],
    ["/commissions/tos", "Commissions", "true"],
    ["/comics/tales/2/3", "Comic", "true"],
    ["/comics/another", "Comic", "true"],
    ["/chasemagic", "Characters", "true"],
    ["/stream", "About", "page"],
    ["/stream/charities/go", "Charities", "true"],
  ])("of %s is %s", (pathname, label, mark) => {
    expect(marked(pathname)).toEqual([[label, mark]]);
  });

  it.each(["/worldwide", "/stream/vixy", "/error"])("of %s is none", (pathname) => {
    expect(marked(pathname)).toEqual([]);
  });
});
