import { z } from "zod";

const day = z.iso.date("must be a day such as 2026-12-11");
const dayOfYear = z.string().regex(/^\d\d-\d\d$/, "must be a month and a day such as 04-01");
const dollars = z.number().positive();
const slug = z.enum(["als", "go", "kka"]);
const shortName = z.enum(["als", "go", "jj", "kka"]);

const season = z.strictObject({ fullName: z.string(), opens: day, closes: day });

const charityEvent = season.extend({
  /** Its name in the upstream, and its emblem's: `charities/{shortName}.png`. */
  shortName,
  year: z.int(),
  /** What the jar was put out for, in dollars, where a sum was named. */
  goal: dollars.optional(),
});

const charity = z.strictObject({
  slug,
  name: z.string(),
  /** On the page that introduces all of them. */
  line: z.string(),
  /** What the money does, under the heading of its own page. */
  lead: z.string(),
  /** Where it is given to while its jar is out. */
  donate: z.url(),
  /** How this stream came to it. */
  story: z.string(),
  /** After the name of an event, for search engines. */
  description: z.string(),
  keywords: z.array(z.string()),
});

/** content/charities.yaml. */
export const charitiesSchema = z.strictObject({
  /** The charities, in the order they are introduced. */
  charities: z.record(slug, charity),
  /** The first year with a tracker of its own. */
  firstAlsYear: z.int(),
  /** The days of each year on which the jar against ALS is put out and taken in. */
  alsSeason: z.strictObject({ opens: dayOfYear, closes: dayOfYear }),
  /** What the year's team against ALS walks for, in dollars. */
  alsGoals: z.record(z.string().regex(/^\d{4}$/, "must be a year"), dollars),
  /** What was raised for Gamers Outreach, in the order of its list. */
  gamersOutreachEvents: z.tuple([charityEvent], charityEvent),
  /** The one stream for Hawaii. */
  hawaiiEvent: charityEvent,
  /** What is announced and has no table yet. */
  announced: z.record(slug, z.array(season)),
  /** Who stands first in every list of donors: the artist himself, his viewers together, his family. */
  firstDonors: z.array(z.string()),
  /** The sizes of everybody else's gifts, the largest first; `from` in dollars. */
  tiers: z.array(z.strictObject({ name: z.string(), from: z.number().min(0) })),
  /** What each emblem shows. */
  emblems: z.record(shortName, z.string()),
});

/** When the jar for a charity is out: its first and its last day, in UTC. */
export type Season = z.output<typeof season>;
/** A fundraiser: a stream, or a season of them, for one charity. */
export type CharityEvent = z.output<typeof charityEvent>;
/** A charity with a page of its own, `/stream/charities/{slug}`. */
export type Charity = z.output<typeof charity>;
