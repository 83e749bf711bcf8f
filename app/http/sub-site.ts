/** The sub-site of a page; overlay pages belong to none. */
export type SubSite = "main" | "guild" | "none";

/** The sub-site of an address, by its first segment; `/ex/…` belongs to none. */
export function subSiteOf(pathname: string): SubSite {
  const [, first] = pathname.split("/");
  if (first === "cga") return "guild";
  return first === "ex" ? "none" : "main";
}
