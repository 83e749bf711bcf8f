/** When the jar for a charity is out: its first and its last day, in UTC, as in "2026-10-31". */
export interface Season {
  fullName: string;
  opens: string;
  closes: string;
}

/** A fundraiser: a stream, or a season of them, for one charity. */
export interface CharityEvent extends Season {
  /** Its name in the upstream, and its emblem's: `charities/{shortName}.png`. */
  shortName: "als" | "go" | "jj" | "kka";
  year: number;
  /** What the jar was put out for, in dollars, where a sum was named. */
  goal?: number | undefined;
}

/** A charity with a page of its own, `/stream/charities/{slug}`. */
export interface Charity {
  slug: "als" | "go" | "kka";
  name: string;
  /** On the page that introduces all of them. */
  line: string;
  /** What the money does, under the heading of its own page. */
  lead: string;
  /** Where it is given to while its jar is out. */
  donate: string;
  /** How this stream came to it. */
  story: string;
  /** After the name of an event, for search engines. */
  description: string;
  keywords: readonly string[];
}

/** The charities, in the order they are introduced. */
export const charities: Readonly<Record<Charity["slug"], Charity>> = {
  als: {
    slug: "als",
    name: "ALS",
    line: "Papa Barks, our family’s team: wheelchairs, night nurses and research.",
    lead: "ALS takes the muscles and leaves the person, wide awake. Until there is a cure, this pays for chairs, voices and helping hands.",
    donate: "https://donate.example/papa-barks",
    story:
      "The team is named after the loudest dad who ever cheered from the side of a field, and his name is printed on our shirts. We walk; he supervises. From April to October the stream walks with us, by drawing, and every dollar goes to the team. For fifty of them I’ll put a hat on whatever I’m inking.",
    description: "the stream’s team against ALS: what was given, and by whom.",
    keywords: ["charity stream", "ALS", "Papa Barks", "donations"],
  },
  go: {
    slug: "go",
    name: "Gamers Outreach",
    line: "Consoles on wheels for children who have to stay in the hospital.",
    lead: "A hospital bed is a dull place to be nine years old. Gamers Outreach rolls a console up to it, with a friend to play against.",
    donate: "https://donate.example/gamers-outreach",
    story:
      "Twice a year a pile of vtubers plays for it. In summer we slam: silly tournaments, with forfeits that you choose. In winter we are jolly, in knitwear. Vixy keeps score, and every goal we reach puts another cart on a ward.",
    description:
      "streamed to put consoles on wheels for children in the hospital: what was given, and by whom.",
    keywords: ["charity stream", "Gamers Outreach", "Vtuber Summer Slam", "Jolly Jamboree"],
  },
  kka: {
    slug: "kka",
    name: "Hawaii",
    line: "Roofs, school bags and hot lunches for families in Hawaii, after the fires.",
    lead: "After a fire everybody sends blankets. This was for the months that come after the blankets: roofs, school bags, and lunch.",
    donate: "https://donate.example/aloha-day",
    story:
      "We drew for a day and a night in 2024, with the sound of waves on and no sleeves. I painted hibiscus on request until they looked like hibiscus, and Snow called from the Shiver to ask what a beach is for. The money was with the families within the week.",
    description: "streamed for families in Hawaii after the fires: what was given, and by whom.",
    keywords: ["charity stream", "Hawaii", "relief", "donations"],
  },
};

/** The first year with a tracker of its own. */
export const firstAlsYear = 2023;

/** The days of each year on which the jar against ALS is put out and taken in. */
export const alsSeason = { opens: "04-01", closes: "10-31" } as const;

/** What the year's team against ALS walks for, in dollars. */
export const alsGoals: Readonly<Record<number, number>> = {
  2023: 2_500,
  2024: 3_500,
  2025: 4_500,
  2026: 6_000,
};

/** What was raised for Gamers Outreach, in the order of its list. */
export const gamersOutreachEvents = [
  {
    fullName: "Jolly Jamboree 2024",
    shortName: "jj",
    year: 2024,
    opens: "2024-12-13",
    closes: "2024-12-15",
    goal: 3_000,
  },
  {
    fullName: "Vtuber Summer Slam 2024",
    shortName: "go",
    year: 2024,
    opens: "2024-07-12",
    closes: "2024-07-14",
  },
  {
    fullName: "Vtuber Summer Slam 2023",
    shortName: "go",
    year: 2023,
    opens: "2023-07-14",
    closes: "2023-07-16",
  },
] as const satisfies readonly CharityEvent[];

/** The one stream for Hawaii. */
export const hawaiiEvent: CharityEvent = {
  fullName: "Aloha Day 2024",
  shortName: "kka",
  year: 2024,
  opens: "2024-09-21",
  closes: "2024-09-22",
};

/** What is announced and has no table yet; a day that has passed is nobody's trouble. */
export const announced: Readonly<Record<Charity["slug"], readonly Season[]>> = {
  als: [],
  go: [{ fullName: "Jolly Jamboree 2026", opens: "2026-12-11", closes: "2026-12-13" }],
  kka: [],
};

/** Who stands first in every list of donors: the artist himself, his viewers together, his family. */
export const firstDonors: readonly string[] = ["Chase", "The Fox Fam", "Chase's Family"];

/** The sizes of everybody else's gifts, the largest first; `from` in dollars. */
export const tiers: readonly { name: string; from: number }[] = [
  { name: "Gifts of $100 and more", from: 100 },
  { name: "Gifts of $25 and more", from: 25 },
  { name: "Gifts under $25", from: 0 },
];

/** What each emblem shows. */
export const emblems: Readonly<Record<CharityEvent["shortName"], string>> = {
  als: "A cornflower around a paw print, on an enamel pin",
  go: "A game controller with a bandage on it, under a heart, on an enamel pin",
  jj: "A game controller in a knit hat with a pompom, among snowflakes, on an enamel pin",
  kka: "A hibiscus in front of an island, a wave and a rainbow, on an enamel pin",
};
