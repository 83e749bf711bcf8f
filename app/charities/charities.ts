/** A fundraiser: a stream, or a whole year of them, for one charity. */
export interface CharityEvent {
  fullName: string;
  /** Its name in the upstream, and its emblem's: `charities/{shortName}.png`. */
  shortName: "als" | "go" | "jj" | "kka";
  year: number;
}

/** A charity with a page of its own, `/stream/charities/{slug}`. */
export interface Charity {
  slug: "als" | "go" | "kka";
  name: string;
  /** On the page that introduces all of them. */
  line: string;
  /** What the money does, under the heading of its own page. */
  lead: string;
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
    line: "Papa Barks, our family's team: wheelchairs, night nurses, and science with its sleeves up.",
    lead: "ALS takes the muscles and leaves the person, wide awake and full of opinions. This pays for chairs, voices and helping hands until somebody finds the off switch.",
    story:
      "Papa Barks is what is printed on our team's shirts, after the loudest dad who ever cheered from the side of a field. We walk, he supervises. The stream walks along by drawing: every dollar of the weekend is a dollar for the team, and fifty of them put a hat on whatever I am inking.",
    description: "the stream's team against ALS: what was given, and by whom.",
    keywords: ["charity stream", "ALS", "Papa Barks", "donations"],
  },
  go: {
    slug: "go",
    name: "Gamers Outreach",
    line: "Consoles on wheels for children who have to stay in hospital. Boss fights against boredom.",
    lead: "A hospital bed is a dull place to be nine years old in. Gamers Outreach rolls a console up to it, with a friend to play against.",
    story:
      "Twice a year a pile of vtubers forgets how to be sensible. In summer we slam: silly tournaments, with forfeits that you choose. In winter we are jolly, in knitwear. Vixy keeps score, which is why Vixy wins, and every goal we reach puts another cart on the ward.",
    description:
      "streamed to put consoles on wheels for children in hospital: what was given, and by whom.",
    keywords: ["charity stream", "Gamers Outreach", "Vtuber Summer Slam", "Jolly Jamboree"],
  },
  kka: {
    slug: "kka",
    name: "Hawaii",
    line: "Roofs, school bags and hot lunches for families in Hawaii, after the fires.",
    lead: "After a fire everybody sends blankets, and then everybody forgets. This was for the months that come after the blankets: roofs, school bags, and lunch.",
    story:
      "We drew for a day and a night in 2024, with the sound of waves on and no sleeves. I painted hibiscus on request until they looked like hibiscus, which took most of the evening. Snow called from the Shiver to ask what a beach is for.",
    description: "streamed for families in Hawaii after the fires: what was given, and by whom.",
    keywords: ["charity stream", "Hawaii", "relief", "donations"],
  },
};

/** The first year with a tracker of its own. */
export const firstAlsYear = 2023;

/** What was raised for Gamers Outreach, in the order of its list. */
export const gamersOutreachEvents = [
  { fullName: "Jolly Jamboree 2024", shortName: "jj", year: 2024 },
  { fullName: "Vtuber Summer Slam 2024", shortName: "go", year: 2024 },
  { fullName: "Vtuber Summer Slam 2023", shortName: "go", year: 2023 },
] as const satisfies readonly CharityEvent[];

/** The one stream for Hawaii. */
export const hawaiiEvent: CharityEvent = {
  fullName: "Aloha Day 2024",
  shortName: "kka",
  year: 2024,
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
  als: "A cornflower round a paw print, on an enamel pin",
  go: "A game controller with a plaster and a heart on it, on an enamel pin",
  jj: "A game controller in a bobble hat among snowflakes, on an enamel pin",
  kka: "A hibiscus before an island, a wave and a rainbow, on an enamel pin",
};
