import type { z } from "zod";
import { roles, type Kind } from "../app/content-names";
import { findRoute, pathOf, routes } from "./site-routes";
import type { Content } from "./content-schemas";
import type { sampleNames } from "../mocks/sample-names";
import { suggestName } from "./content-messages";

type Path = readonly PropertyKey[];

/** A value in a file of content/, with the schema that describes it. */
export interface DescribedValue {
  schema: z.core.$ZodTypes;
  value: unknown;
  path: Path;
  /** Whether it is the key at its path, and not the value. */
  isKey: boolean;
}

/** Lists a valid value and all values in it, with their schemas. */
export function* describeValues(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
  isKey = false,
): Generator<DescribedValue> {
  yield { schema: schema as z.core.$ZodTypes, value, path, isKey };
  if (value === undefined) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const fields = Object.entries(Object(value) as object);
  switch (def.type) {
    case "object":
      for (const [key, field] of fields)
        yield* describeValues(def.shape[key]!, field, [...path, key]);
      break;
    case "record":
      for (const [key, item] of fields) {
        yield* describeValues(def.keyType, key, [...path, key], true);
        yield* describeValues(def.valueType, item, [...path, key]);
      }
      break;
    case "array":
      for (const [at, item] of (value as unknown[]).entries()) {
        yield* describeValues(def.element, item, [...path, at]);
      }
      break;
    case "tuple":
      for (const [at, item] of (value as unknown[]).entries()) {
        yield* describeValues(def.items[at] ?? def.rest!, item, [...path, at]);
      }
      break;
    case "union": {
      const option = def.options.find((one) => (one as z.ZodType).safeParse(value).success);
      yield* describeValues(option!, value, path);
      break;
    }
    case "pipe":
      yield* describeValues(def.in, value, path);
      break;
    case "optional":
    case "default":
      yield* describeValues(def.innerType, value, path);
      break;
    default:
  }
}

/** The name of something, or a reference to it by its name. */
export interface Mention {
  kind: Kind;
  name: string;
  isReference: boolean;
  /** Adds file and line to a message. */
  locate: (message: string) => string;
}

/** Lists the names and references in a valid value. */
export function* listMentions(
  schema: z.core.$ZodType,
  value: unknown,
  locate: (message: string, path: Path, isKey: boolean) => string,
): Generator<Mention> {
  for (const { schema: inner, value: one, path, isKey } of describeValues(schema, value)) {
    const { names, refersTo } = roles.get(inner) ?? {};
    for (const role of [names, refersTo]) {
      if (!role) continue;
      const { kind, toName } = role;
      yield {
        kind,
        name: toName(one as never),
        isReference: role === refersTo,
        locate: (message) => locate(message, path, isKey),
      };
    }
  }
}

/** Says of each name that it is the name of something else, too. */
export function findRepeatedNames(mentions: readonly Mention[]): string[] {
  const first = new Map<string, Mention>();
  return mentions
    .filter(({ isReference }) => !isReference)
    .flatMap((mention) => {
      const { kind, name, locate } = mention;
      const key = `${kind}: ${name}`;
      const other = first.get(key);
      if (!other) first.set(key, mention);
      const place = other?.locate("").replace(/: $/, "");
      return place
        ? [locate(`There is another ${kind} “${name}”, in ${place}: change one of them.`)]
        : [];
    });
}

/** A mistake, or what may be one: only the upstream can tell. */
export interface Finding {
  message: string;
  isHint: boolean;
}

/** The data of the files that addresses are made of. */
export interface AddressFiles {
  "content/comics.yaml"?: Content<"comics.yaml">;
  "content/galleries.yaml"?: Content<"galleries.yaml">;
  "content/charities.yaml"?: Content<"charities.yaml">;
  "content/world/bestiary.yaml"?: Content<"world/bestiary.yaml">;
}

/** Kinds of which the embedded upstream has the names. */
const upstreamKinds: readonly Kind[] = ["picture", "character", "world name", "donations"];

/** Routes whose parameters are names in content/. */
const ownRoutes = /^\/(?:comics|galleries|stream\/charities)\//;

/**
 * Says of each reference that nothing of its kind has the name.
 *
 * @param sample the names of the upstream; without them references to it are not checked
 */
export function findWrongReferences(
  mentions: readonly Mention[],
  files: AddressFiles,
  sample?: typeof sampleNames,
): Finding[] {
  const namesOf = (kind: Kind) =>
    mentions.filter((one) => one.kind === kind && !one.isReference).map(({ name }) => name);
  const addresses = [...listAddresses(files), ...(sample?.addresses ?? [])];
  const known: Partial<Record<Kind, readonly string[]>> = {
    page: [...routes.filter((route) => !route.includes(":")), ...addresses],
    character: sample?.characters ?? [],
    "world name": [
      ...(["topic", "glossary entry", "deity"] as const).flatMap(namesOf),
      ...(sample?.topics ?? []),
    ],
    donations: sample?.donations ?? [],
    picture: sample?.pictures ?? [],
  };
  const exists = ({ kind, name }: Mention): boolean => {
    const names = (known[kind] ??= namesOf(kind));
    if (kind !== "page") return names.includes(name);
    // Pages of a chapter and items of a gallery are not counted.
    const path = pathOf(name).replace(/^(\/comics\/[^/]+\/\d+|\/galleries\/[^/]+)\/.*/, "$1");
    if (names.includes(path)) return true;
    const route = findRoute(path);
    return !sample && Boolean(route?.includes(":")) && !ownRoutes.test(route!);
  };
  return mentions
    .filter((one) => one.isReference && (sample || !upstreamKinds.includes(one.kind)))
    .filter((one) => !exists(one))
    .map(({ kind, name, locate }) => {
      const isHint = kind === "donations";
      const advice = isHint
        ? "the page has no table until the upstream knows them."
        : suggestName(name, known[kind] ?? []);
      return {
        message: locate(`${isHint ? "There are no" : "There is no"} ${kind} “${name}”: ${advice}`),
        isHint,
      };
    });
}

/** The addresses whose parameters are names in content/. */
function listAddresses(files: AddressFiles): string[] {
  const comics = Object.values(files["content/comics.yaml"] ?? {});
  const lists = {
    "/galleries": files["content/galleries.yaml"],
    "/stream/charities": files["content/charities.yaml"]?.charities,
    "/world/bestiary": files["content/world/bestiary.yaml"],
  };
  return [
    ...routes
      .filter((route) => route.includes(":comic") && !/:(?!comic\b)/.test(route))
      .flatMap((route) => comics.map(({ slug }) => route.replace(":comic", slug))),
    ...comics.flatMap(({ slug, chapters }) =>
      chapters.map(({ number }) => `/comics/${slug}/${number}`),
    ),
    ...Object.entries(lists).flatMap(([path, list = []]) =>
      list.map(({ slug }) => `${path}/${slug}`),
    ),
  ];
}
