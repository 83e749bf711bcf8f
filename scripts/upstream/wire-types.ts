import { format } from "oxfmt";
import { catalogue } from "./catalogue";
import { mayBeEmpty, wireSchema, type Schema } from "./wire-schema";

/** The text of mocks/wire-types.ts: the data of each call by its name, and the types of their parts. */
export async function wireTypesText(): Promise<string> {
  const named: Record<string, Schema> = {};
  const data = catalogue.map((call) => {
    const { $defs, ...own } = wireSchema(call.schema);
    Object.assign(named, $defs);
    const name = `${call.method} ${call.path}`.replace("GET ", "");
    return `"${name}": ${printType(own)}${mayBeEmpty(call) ? " | Empty" : ""};`;
  });
  const types = Object.entries(named).map(
    ([name, schema]) => `export type ${name} = ${printType(schema)};`,
  );
  const text = `/** What the v1 API answers, written by npm run openapi. */

/** The same as a missing field. */
type Absent = null | "";

type Empty = Record<string, never> | readonly [] | "";

${types.join("\n\n")}

/** The data of each answer by the name of its call; of the feed, the document. */
export interface WireData { ${data.join("\n")} "v1/rss/feeds/chase": string; }
`;
  return (await format("wire-types.ts", text, { printWidth: 100 })).code;
}

function printType(part: unknown): string {
  const {
    $ref,
    enum: values,
    anyOf,
    type,
    items,
    prefixItems,
    properties,
    required,
    additionalProperties,
  } = part as Schema;
  if ($ref) return $ref.split("/").at(-1)!;
  if (values) return printUnion(values.map((value) => JSON.stringify(value)));
  if (anyOf) return printUnion(anyOf.map(printType));
  if (prefixItems) return `readonly [${prefixItems.map(printType).join()}]`;
  if (type === "array") return `readonly (${printType(items)})[]`;
  if (Array.isArray(type)) return printUnion(type);
  if (type === "integer") return "number";
  if (type !== "object") return String(type ?? "unknown");
  if (!properties) return `Readonly<Record<string, ${printType(additionalProperties)}>>`;
  const fields = Object.entries(properties).map(([name, schema]) =>
    required?.includes(name)
      ? `${name}: ${printType(schema)};`
      : `${name}?: ${printType(schema)} | Absent;`,
  );
  return `{ ${fields.join("\n")} }`;
}

const printUnion = (types: string[]) => [...new Set(types)].join(" | ");
