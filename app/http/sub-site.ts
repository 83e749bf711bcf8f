/** The sub-site of a page; overlays belong to none. */
export type SubSite = "main" | "guild" | "none";

/** The sub-site of an address, by its first segment; `/ex/…` stands alone. */
export function subSiteOf(pathname: string): SubSite {
  const [, first] = pathname.split("/");
  if (first === "cga") return "guild";
  return first === "ex" ? "none" : "main";
}
