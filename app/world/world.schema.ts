import * as to from "../addresses";
import { z } from "zod";
import { naming, pagePath, picturePath, referringTo, slug } from "../content-names";

/** A name that the site's search finds. */
const topicName = naming("topic", z.string());

/** content/world/aliases.yaml: alternative names for the search. */
export const aliasesSchema = z.record(referringTo("world name", z.string()), z.array(z.string()));

const bestiarySubsection = z.strictObject({
  slug: naming("page", slug, (name) => to.topic("bestiary", name)),
  name: topicName,
  line: z.string(),
  intro: z.string(),
});

/** content/world/bestiary.yaml. */
export const bestiarySchema = z.array(bestiarySubsection);

/** content/world/deities.yaml. */
export const deitiesSchema = z.array(
  z.strictObject({ name: naming("deity", z.string()), title: z.string(), line: z.string() }),
);

const elementSlug = z.enum([
  ...(["fire", "frost", "lightning", "earth", "wind", "water"] as const),
  ...(["nature", "spirit", "space", "time", "light", "dark"] as const),
]);
const schoolSlug = z.enum(["ember", "tide", "root", "star"]);

const element = z.strictObject({
  slug: naming("element", elementSlug),
  name: topicName,
  school: schoolSlug,
  /** The deity of this and one other element. */
  sister: referringTo("deity", z.string()),
  meaning: z.string(),
});

/** content/world/elements.yaml: in display order, also of the gym badges; four rows of three. */
export const elementsSchema = z.array(element).length(12);

/** content/world/plates.yaml: descriptions of pictures, by path on the picture host. */
export const platesSchema = z.record(picturePath, z.string());

/** content/world/sections.yaml: the cards of the start page of the world section. */
export const sectionsSchema = z.array(
  z.strictObject({ name: z.string(), path: pagePath, plate: picturePath, line: z.string() }),
);

const school = z.strictObject({
  slug: naming("school", schoolSlug),
  name: topicName,
  line: z.string(),
});

/** content/world/schools.yaml. */
export const schoolsSchema = z.array(school);

const glossaryEntry = z.strictObject({
  term: naming("glossary entry", z.string()),
  definition: z.string(),
  link: pagePath,
});

/** content/world/glossary.yaml: words with the pages that explain them. */
export const glossarySchema = z.array(glossaryEntry);

/** content/world/history.yaml: the two lists of ages. */
export const historySchema = z.array(
  z.strictObject({
    slug: z.enum(["pre-cataclysm", "post-cataclysm"]),
    name: z.string(),
    line: z.string(),
    ages: z.array(
      z.strictObject({
        slug: naming("age", slug),
        name: z.string(),
        years: z.string(),
        text: z.string(),
      }),
    ),
  }),
);
export type Era = z.output<typeof historySchema>[number];
export type Age = Era["ages"][number];

const landmark = z.strictObject({
  slug: naming("landmark", slug),
  name: topicName,
  /** A kind of place, such as "town". */
  kind: z.string(),
  era: z.enum(["pre", "post", "both"]),
  x: z.int().min(0).max(1600),
  y: z.int().min(0).max(1100),
  text: z.string(),
  /** A page about the place, and the link text. */
  more: z.strictObject({ to: pagePath, label: z.string() }).optional(),
});

/** content/world/landmarks.yaml. */
export const landmarksSchema = z.array(landmark);
/** A place on the map. `x` and `y` are in the 1600 × 1100 drawing that both eras share. */
export type Landmark = z.output<typeof landmark>;

/** content/world/magic-classes.yaml. */
export const magicClassesSchema = z.strictObject({
  /** Each class has a page, /world/magic/classes/{slug}. */
  magicClasses: z.array(
    z.strictObject({ slug: naming("magic class", slug), name: topicName, line: z.string() }),
  ),
});
