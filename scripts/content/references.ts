import type { Kind } from "../../app/content-names";
import type { sampleNames } from "../../mocks/sample-names";
import { findRoute, pathOf, routes } from "../site-routes";
import type { Mention } from "./mentions";

/** Finds names that several things of the same kind have. */
export function findRepeatedNames(mentions: readonly Mention[]): string[] {
  const first = new Map<string, Mention>();
  return mentions
    .filter(({ isReference }) => !isReference)
    .flatMap((mention) => {
      const key = `${mention.kind}: ${mention.name}`;
      const other = first.get(key);
      first.set(key, other ?? mention);
      const { kind, name, place } = mention;
      return other ? [`${place}: There is another ${kind} “${name}”, in ${other.place}.`] : [];
    });
}

/** Longer lists of known names are not shown. */
const MAX_LISTED_NAMES = 30;

/**
 * Finds references to things that do not exist.
 *
 * @param sample the names of the upstream; without them references to it are not checked
 */
export function findWrongReferences(
  mentions: readonly Mention[],
  sample?: typeof sampleNames,
): string[] {
  const namesOf = (...kinds: Kind[]) =>
    mentions
      .filter(({ kind, isReference }) => kinds.includes(kind) && !isReference)
      .map(({ name }) => name);
  const comics = namesOf("comic");
  const known: Partial<Record<Kind, readonly string[]>> = {
    page: [
      ...routes.filter((route) => !route.includes(":")),
      ...comics.map((comic) => `/comics/${comic}`),
      ...namesOf("gallery").map((gallery) => `/galleries/${gallery}`),
      ...namesOf("charity").map((charity) => `/stream/charities/${charity}`),
      ...namesOf("bestiary section").map((section) => `/world/bestiary/${section}`),
      ...(sample?.addresses ?? []),
    ],
    "world name": [...namesOf("topic", "glossary entry", "deity"), ...(sample?.topics ?? [])],
    ...(sample && { character: sample.characters, picture: sample.pictures }),
  };
  const isKnown = ({ kind, name }: Mention) => {
    const names = (known[kind] ??= namesOf(kind));
    if (kind !== "page") return names.includes(name);
    const path = pathOf(name);
    if (names.includes(path)) return true;
    // What is below a comic or a gallery is not checked, nor what only the upstream knows.
    const [, section, slug] = path.split("/");
    const isBelow = section === "comics" || section === "galleries";
    const isChecked = isBelow ? names.includes(`/${section}/${slug}`) : !sample;
    return isChecked && findRoute(path) !== undefined;
  };
  const upstreamKinds: readonly Kind[] = ["picture", "character", "world name"];
  return mentions
    .filter((mention) => mention.isReference && (sample || !upstreamKinds.includes(mention.kind)))
    .filter((mention) => !isKnown(mention))
    .map(({ kind, name, place }) => {
      const names = known[kind]!;
      const list = names.length > MAX_LISTED_NAMES ? "" : ` There are ${names.join(", ")}.`;
      return `${place}: There is no ${kind} “${name}”.${list}`;
    });
}
