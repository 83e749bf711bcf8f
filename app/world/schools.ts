import type { ElementSlug } from "./elements";

export type SchoolSlug = "ember" | "tide" | "root" | "star";

/** One of the four schools of magic and its three elements. */
export interface School {
  slug: SchoolSlug;
  name: string;
  /** The town it stands in: a landmark slug. */
  seat: string;
  elements: readonly [ElementSlug, ElementSlug, ElementSlug];
  motto: string;
  line: string;
}

export const schools: readonly School[] = [
  {
    slug: "ember",
    name: "Ember School",
    seat: "emberfall",
    elements: ["fire", "lightning", "light"],
    motto: "First, put it out.",
    line: "The quick school: everything it teaches happens at once, after a long wait.",
  },
  {
    slug: "tide",
    name: "Tide School",
    seat: "saltreach",
    elements: ["water", "frost", "wind"],
    motto: "Tell no secrets to the wind.",
    line: "The moving school: its lecture hall is a ship, and lectures run late in calm weather.",
  },
  {
    slug: "root",
    name: "Root School",
    seat: "caudalglen",
    elements: ["earth", "nature", "spirit"],
    motto: "Ask it first.",
    line: "The slow school: cellars, gardens and a library that waits to be asked.",
  },
  {
    slug: "star",
    name: "Star School",
    seat: "highhollow",
    elements: ["space", "time", "dark"],
    motto: "For one, and never for a people.",
    line: "The far school: it shares the mountain with the monks, and keeps the Noon Law.",
  },
];
