import type { Kind, Mention } from "../../app/content-names";
import type { sampleNames } from "../../mocks/sample-names";
import { findRoute, pathOf, routes } from "../site-routes";

/** A name or a reference with its file and line. */
export type PlacedMention = Mention & { place: string };

/** Finds names that content files define more than once for one kind. */
export function findRepeatedNames(mentions: readonly PlacedMention[]): string[] {
  const first = new Map<string, PlacedMention>();
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

/**
 * Finds references to names that do not exist.
 *
 * @param sample the names of the upstream; if undefined, references to the upstream are unchecked
 */
export function findWrongReferences(
  mentions: readonly PlacedMention[],
  sample?: typeof sampleNames,
): string[] {
  const namesOf = (...kinds: Kind[]) =>
    mentions
      .filter(({ kind, isReference }) => kinds.includes(kind) && !isReference)
      .map(({ name }) => name);
  const known: Partial<Record<Kind, readonly string[]>> = {
    page: [
      ...routes.filter((route) => !route.includes(":")),
      ...namesOf("comic").map((comic) => `/comics/${comic}`),
      ...namesOf("gallery").map((gallery) => `/galleries/${gallery}`),
      ...namesOf("page"),
      ...(sample?.addresses ?? []),
    ],
    "world name": [...namesOf("topic", "glossary entry", "deity"), ...(sample?.topics ?? [])],
    ...(sample && { character: sample.characters, picture: sample.pictures }),
  };
  const isKnown = ({ kind, name }: PlacedMention) => {
    const names = (known[kind] ??= namesOf(kind));
    if (kind !== "page") return names.includes(name);
    const path = pathOf(name);
    if (names.includes(path)) return true;
    // Addresses below a comic or a gallery are not checked, as only the upstream knows them.
    const [, section, slug] = path.split("/");
    const isBelow = section === "comics" || section === "galleries";
    const isChecked = isBelow ? names.includes(`/${section}/${slug}`) : !sample;
    return isChecked && findRoute(path) !== undefined;
  };
  const upstreamKinds: readonly Kind[] = ["picture", "character", "world name"];
  return mentions
    .filter((mention) => mention.isReference && (sample || !upstreamKinds.includes(mention.kind)))
    .filter((mention) => !isKnown(mention))
    .map(({ kind, name, place }) => `${place}: There is no ${kind} “${name}”.`);
}
