/** One age of the world's history. */
export interface Age {
  slug: string;
  name: string;
  years: string;
  text: string;
}

/** The two lists the history page toggles between. Dates: OR = Old Reckoning, AS = after the Sundering (1536 OR = 0 AS). */
export interface Era {
  slug: "pre-cataclysm" | "post-cataclysm";
  name: string;
  line: string;
  ages: readonly Age[];
}

export const eras: readonly Era[] = [
  {
    slug: "pre-cataclysm",
    name: "Before the Cataclysm",
    line: "Old Casarok, the one continent, from the first counted year to the last.",
    ages: [
      {
        slug: "unlit-age",
        name: "The Unlit Age",
        years: "Before the count",
        text: "Nobody wrote anything down, so everything is remembered. This is the age of the myths: the sun and moon agree to part, and six sisters walk north. The oldest cairn stones, and several jokes, are thought to date from it.",
      },
      {
        slug: "age-of-dens",
        name: "The Age of Dens",
        years: "0–312\u00a0OR",
        text: "The peoples settle, each in its own manner: setts dug, wells named, drifts numbered. The count of years begins with a tally cut into a doorpost by badgerfolk, who have kept the doorpost.",
      },
      {
        slug: "age-of-roads",
        name: "The Age of Roads",
        years: "312–704\u00a0OR",
        text: "Grove stags lay out the first lanes and carts follow them. Trade needs a script that any paw can write, and the Common letters are drawn up at a market over a single very long week. The numerals follow on the Monday.",
      },
      {
        slug: "age-of-six-crowns",
        name: "The Age of Six Crowns",
        years: "704–1120\u00a0OR",
        text: "Six kingdoms, one continent and a shared round table, so that none of them could sit at the head of it. The peace lasts four centuries and is remembered as dull by everyone who lived in it, which they meant as praise.",
      },
      {
        slug: "age-of-observatories",
        name: "The Age of Observatories",
        years: "1120–1472\u00a0OR",
        text: "The four schools receive their charter, all on one sheet. Highhollow’s domes are raised, tides are explained, and the year is measured to within a breath. The crowns unite at Meridane, in the middle of the map, because the sums came out better there.",
      },
      {
        slug: "long-noon",
        name: "The Long Noon",
        years: "1472–1536\u00a0OR",
        text: "The brightest age and the last. Meridane has glass streets, lamps that need no oil, and a queen who has never been told no by anybody she could hear. In the 1536th year, written 3000 in Common, the Meridian Engine is lit to hold the sun an hour longer at harvest.",
      },
    ],
  },
  {
    slug: "post-cataclysm",
    name: "After the Cataclysm",
    line: "From the Sundering, year\u00a00, to the present, 412\u00a0AS.",
    ages: [
      {
        slug: "gray-years",
        name: "The Gray Years",
        years: "0–31\u00a0AS",
        text: "Dust hides the sky. Survivors gather on wreckage and high ground and steer by lantern moths. When the air clears at last, in the spring of 31, watchers in the north count the stars of the Sisters aloud, and there are still six.",
      },
      {
        slug: "age-of-rafts",
        name: "The Age of Rafts",
        years: "31–112\u00a0AS",
        text: "The coasts are new and nobody owns them. Whole towns are built afloat; Saltreach is lashed together from eleven ships and a theater. Badgerfolk write down whose raft is whose, geese guard the landing stages, and the injuja’s craft is born.",
      },
      {
        slug: "quarrelling-age",
        name: "The Quarreling Age",
        years: "112–219\u00a0AS",
        text: "There is land again, so there are fences. Every hill with a wall calls itself a kingdom and hires injuja to prove it. Isolde of Paw’s Rest and Bram Oakhand meet on the steps of a granary and decline to burn it.",
      },
      {
        slug: "age-of-the-pendant",
        name: "The Age of the Pendant",
        years: "219–252\u00a0AS",
        text: "Isolde makes a vessel of ten charges and spends them getting in the way. One by one the little wars find a wolf and a bear at the table, asking what it would take. By the time of her death there are more bridges on the map than walls.",
      },
      {
        slug: "age-of-guilds",
        name: "The Age of Guilds",
        years: "252–338\u00a0AS",
        text: "Bram takes the lock off a door in Caudalglen. Other towns copy the idea, and the roads grow safe enough for couriers, river healers and traveling theater. The age is closed by the death of Isolde’s last student, after whom nobody is left to teach the injuja’s craft.",
      },
      {
        slug: "lantern-age",
        name: "The Lantern Age",
        years: "338\u00a0AS to now",
        text: "Street lamps, ferries, printed almanacs, card houses. The schools have reopened their doors and the drowned city has begun to give up its belongings to fishermen and collectors. It is 412\u00a0AS, or 634 as folk write it, and a fox is asking everyone he meets where a certain pendant came from.",
      },
    ],
  },
];
