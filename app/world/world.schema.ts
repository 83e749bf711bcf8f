import * as to from "../addresses";
import { z } from "zod";
import { definesName, pagePath, picturePath, referringTo, slug } from "../content-names";

/** The name of a topic, which the search of the site finds. */
const topicName = definesName("topic", z.string());

/** content/world/aliases.yaml: alternative names for the search. */
export const aliasesSchema = z.record(referringTo("world name", z.string()), z.array(z.string()));

const bestiarySubsection = z.strictObject({
  slug: definesName("page", slug, (name) => to.topic("bestiary", name)),
  name: topicName,
  line: z.string(),
  intro: z.string(),
});

/** content/world/bestiary.yaml: the subsections of the bestiary in display order. */
export const bestiarySchema = z.array(bestiarySubsection);

/** content/world/deities.yaml: the deities. */
export const deitiesSchema = z.array(
  z.strictObject({ name: definesName("deity", z.string()), line: z.string() }),
);

const elementSlug = z.enum([
  ...(["fire", "frost", "lightning", "earth", "wind", "water"] as const),
  ...(["nature", "spirit", "space", "time", "light", "dark"] as const),
]);
const schoolSlug = z.enum(["ember", "tide", "root", "star"]);

const element = z.strictObject({
  slug: definesName("element", elementSlug),
  name: topicName,
  school: schoolSlug,
  /** The deity of this element. Each deity has two elements. */
  sister: referringTo("deity", z.string()),
  meaning: z.string(),
});

/** content/world/elements.yaml: the elements in display order, also of the gym badges. */
export const elementsSchema = z.array(element).length(12);

/** content/world/plates.yaml: descriptions of pictures, by path on the picture host. */
export const platesSchema = z.record(picturePath, z.string());

/** content/world/sections.yaml: the cards of the start page of the world section. */
export const sectionsSchema = z.array(
  z.strictObject({ name: z.string(), path: pagePath, plate: picturePath, line: z.string() }),
);

const school = z.strictObject({ slug: definesName("school", schoolSlug), name: topicName });

/** content/world/schools.yaml: the schools of magic. */
export const schoolsSchema = z.array(school);

const glossaryEntry = z.strictObject({
  term: definesName("glossary entry", z.string()),
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
        slug: definesName("age", slug),
        name: z.string(),
        years: z.string(),
        text: z.string(),
      }),
    ),
  }),
);
/** One of the two lists of ages, before or after the Cataclysm. */
export type Era = z.output<typeof historySchema>[number];
export type Age = Era["ages"][number];

const landmark = z.strictObject({
  slug: definesName("landmark", slug),
  name: topicName,
  /** The kind of the place, such as "town". */
  kind: z.string(),
  era: z.enum(["pre", "post", "both"]),
  x: z.int().min(0).max(1600),
  y: z.int().min(0).max(1100),
  text: z.string(),
  /** A page about the place, with the text of the link. */
  more: z.strictObject({ to: pagePath, label: z.string() }).optional(),
});

/** content/world/landmarks.yaml: the places on the map. */
export const landmarksSchema = z.array(landmark);
/** A place on the map, with `x` and `y` in the 1600 × 1100 drawing that both eras share. */
export type Landmark = z.output<typeof landmark>;

/** content/world/magic-classes.yaml: the classes of magic. */
export const magicClassesSchema = z.strictObject({
  /** The magic classes, each with a page at /world/magic/classes/{slug}. */
  magicClasses: z.array(
    z.strictObject({ slug: definesName("magic class", slug), name: topicName, line: z.string() }),
  ),
});
