/** Whose shell a page wears: the main site's, the guild's, or none at all (broadcast overlays). */
export type House = "chase" | "cga" | "none";

/** The house of an address, by its first segment; `/ex/…` stands alone. */
export function houseOf(pathname: string): House {
  const [, first] = pathname.split("/");
  if (first === "cga") return "cga";
  return first === "ex" ? "none" : "chase";
}
