import type { z } from "zod";
import { roles, type Kind } from "../../app/content-names";
import type { Path } from "./read-content";

/** The name of something in content/, or a reference to it by its name. */
export interface Mention {
  kind: Kind;
  name: string;
  isReference: boolean;
  /** File and line. */
  place: string;
}

/**
 * Lists the names and references in a valid value: of the schemas that `naming` and `referringTo` made.
 *
 * @param locate returns file and line of the value at a path
 */
export function* listMentions(
  schema: z.core.$ZodType,
  value: unknown,
  locate: (path: Path) => string,
  path: Path = [],
): Generator<Mention> {
  if (value === undefined) return;
  const { names, refersTo } = roles.get(schema) ?? {};
  for (const role of [names, refersTo]) {
    if (!role) continue;
    const name = role.toName(value as never);
    yield { kind: role.kind, name, isReference: role === refersTo, place: locate(path) };
  }
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const same = findInner(def, value);
  if (same) yield* listMentions(same, value, locate, path);
  for (const [key, entry] of Object.entries(Object(value) as object)) {
    if (def.type === "record") yield* listMentions(def.keyType, key, locate, [...path, key]);
    const field = findField(def, key);
    if (field) yield* listMentions(field, entry, locate, [...path, key]);
  }
}

type Definition = z.core.$ZodTypes["_zod"]["def"];

/** Returns the schema of a field, an entry or an item; undefined for a value that has none. */
function findField(def: Definition, key: string): z.core.$ZodType | null | undefined {
  if (def.type === "object") return def.shape[key];
  if (def.type === "record") return def.valueType;
  if (def.type === "array") return def.element;
  return def.type === "tuple" ? (def.items[Number(key)] ?? def.rest) : undefined;
}

/** Returns the schema that another one stands for, for a valid value. */
function findInner(def: Definition, value: unknown): z.core.$ZodType | undefined {
  if (def.type === "optional" || def.type === "default") return def.innerType;
  if (def.type === "pipe") return def.in;
  return def.type === "union"
    ? def.options.find((option) => (option as z.ZodType).safeParse(value).success)
    : undefined;
}
