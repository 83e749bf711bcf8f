import { bestiarySubsections } from "./bestiary";
import { elements } from "./elements";
import { galleries } from "./galleries";
import { magicClasses } from "./magic-classes";

/**
 * The pages with an address of their own that this site knows without asking, for search engines.
 * What the upstream lists (comic pages, characters, topics) comes besides; see the sitemap's route.
 */
export const staticPages: readonly string[] = [
  "/",
  "/comics/talechasers",
  "/characters",
  "/chasemagic",
  "/cga",
  "/cga/characters",
  "/cga/contact",
  "/world",
  "/world/bestiary",
  ...bestiarySubsections.map(({ slug }) => `/world/bestiary/${slug}`),
  "/world/botanary",
  "/world/geography",
  "/world/history",
  "/world/languages",
  "/world/languages/common",
  "/world/magic",
  "/world/magic/afflictions",
  "/world/magic/classes",
  ...magicClasses.map(({ slug }) => `/world/magic/classes/${slug}`),
  "/world/magic/elements",
  ...elements.map(({ slug }) => `/world/magic/elements/${slug}`),
  "/world/magic/schools",
  "/world/religion",
  "/world/religion/mythology",
  "/world/religion/mythology/myth-of-the-six-sisters",
  "/world/religion/mythology/myth-of-the-sun-and-moon",
  "/world/religion/pantheon",
  "/commissions",
  "/commissions/tos",
  "/galleries",
  ...galleries.map(({ slug }) => `/galleries/${slug}`),
  "/telegram-stickers",
  "/shop",
  "/contact",
  "/patch-notes",
  "/downloads",
  "/tf-generator",
  "/tf-generator/list",
  "/fursona-generator",
  "/fursona-generator/list",
  "/choose-your-starter",
  "/stream/charities",
  "/stream/charities/als",
  "/stream/charities/go",
  "/stream/charities/kka",
];
