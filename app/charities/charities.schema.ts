import * as to from "./addresses";
import { z } from "zod";
import { definesName } from "../content-names";

const day = z.iso.date("must be a day such as 2026-12-11");
const dayOfYear = z.string().regex(/^\d\d-\d\d$/, "must be a month and a day such as 04-01");
const dollars = z.number().positive();
const slug = z.enum(["als", "go", "kka"]);
/** The short name of an event in the upstream and in the path of the event's emblem. */
export const shortName = z.enum(["als", "go", "jj", "kka"]);

const season = z.strictObject({ fullName: z.string(), opens: day, closes: day });
const opensBeforeItCloses = ({ opens, closes }: { opens: string; closes: string }) =>
  opens <= closes;
const closesTooEarly = { path: ["closes"], error: "must not be before “opens”" };

const eventName = (event: { shortName: string; year: number }) =>
  `${event.shortName}-${event.year}`;

const charityEvent = definesName(
  "event",
  season
    .extend({
      shortName,
      year: z.int(),
      /** The amount in dollars that the event wants to raise. */
      goal: dollars.optional(),
    })
    .refine(opensBeforeItCloses, closesTooEarly),
  eventName,
);

const charity = z.strictObject({
  slug: definesName("page", slug, to.charity),
  name: z.string(),
  /** A description for the page of all charities. */
  line: z.string(),
  lead: z.string(),
  /** The address of the charity's donation page. */
  donate: z.url(),
  /** Set if the artist will announce no more events of the charity. */
  isOver: z.boolean().optional(),
  story: z.string(),
  /** The sentence that follows the name of an event in meta tags. */
  description: z.string(),
  keywords: z.array(z.string()),
});

/** content/charities.yaml: the charities and their events. */
export const charitiesSchema = z.strictObject({
  /** The charities, in display order. */
  charities: z
    .array(charity)
    .refine(
      (all) => slug.options.every((one) => all.filter((it) => it.slug === one).length === 1),
      "must be als, go and kka, each once",
    ),
  /** The first year whose donations the upstream lists separately. */
  firstAlsYear: z.int(),
  /** The first and the last day of the event in each year. */
  alsSeason: z
    .strictObject({ opens: dayOfYear, closes: dayOfYear })
    .refine(opensBeforeItCloses, closesTooEarly),
  /** The amount in dollars that the event of each year wants to raise. */
  alsGoals: z.record(z.string().regex(/^\d{4}$/, "must be a year"), dollars),
  gamersOutreachEvents: z.tuple([charityEvent], charityEvent),
  hawaiiEvent: charityEvent,
  /** Announced seasons of charities for which the upstream has no donations yet. */
  announced: z.record(slug, z.array(season.refine(opensBeforeItCloses, closesTooEarly))),
  /** Names of donors that are listed first in every table. */
  firstDonors: z.array(z.string()),
  /** The alternative texts of the emblems by the short name of the event. */
  emblems: z.record(shortName, z.string()),
});

/** The first and the last day on which donations are open, in UTC. */
export type Season = z.output<typeof season>;
/** An event that collects donations for a charity during one season. */
export type CharityEvent = z.output<typeof charityEvent>;
/** A charity. Its web page is `/stream/charities/{slug}`. */
export type Charity = z.output<typeof charity>;
