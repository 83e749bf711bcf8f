/** The sub-site of a page; overlay pages belong to none. */
export type SubSite = "main" | "guild" | "none";

/** Returns the sub-site of an address by the first segment; `/ex/…` belongs to no sub-site. */
export function subSiteOf(pathname: string): SubSite {
  const [, first] = pathname.split("/");
  if (first === "cga") return "guild";
  return first === "ex" ? "none" : "main";
}
