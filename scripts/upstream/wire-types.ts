import { format } from "oxfmt";
import { openApiDocument, type Schema } from "./openapi";

/** The text of mocks/wire-types.ts: the schemas of docs/openapi.json as types, and the data of each call by its name. */
export async function wireTypesText(): Promise<string> {
  const { paths, components } = await openApiDocument();
  const types = Object.entries(components.schemas)
    .filter(([name]) => name !== "Good" && name !== "Failure")
    .map(([name, schema]) => `export type ${name} = ${printType(schema)};\n`);
  const data = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const { schema } = Object.values(responses["200"].content)[0]!;
      const data = "allOf" in schema ? schema.allOf[1]!.properties.data : schema;
      const name = `${method.toUpperCase()} ${path.slice(1)}`.replace("GET ", "");
      return `"${name}": ${printType(data)};`;
    }),
  );
  const text = `/** What the v1 API answers, written by npm run openapi. */

${types.join("\n")}
/** The data of each answer by the name of its call; of the feed, the document. */
export interface WireData { ${data.join("\n")} }
`;
  return (await format("wire-types.ts", text, { printWidth: 100 })).code;
}

function printType(part: Schema | boolean): string {
  const schema = part as Schema;
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return printUnion(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return printUnion(schema.anyOf.map((one) => printType(one as Schema)));
  if (Array.isArray(schema.type)) {
    return printUnion(schema.type.map((type) => printType({ ...schema, type })));
  }
  switch (schema.type) {
    case "integer":
      return "number";
    case "array":
      return printList(schema);
    case "object":
      return printObject(schema);
    default:
      return schema.type ?? "unknown";
  }
}

const printUnion = (types: string[]) => [...new Set(types)].join(" | ");

function printList({ prefixItems, items, maxItems }: Schema): string {
  if (maxItems === 0) return "readonly []";
  if (prefixItems) return `readonly [${prefixItems.map((item) => printType(item as Schema))}]`;
  return `readonly (${printType(items as Schema)})[]`;
}

function printObject({
  properties,
  required,
  additionalProperties,
  maxProperties,
}: Schema): string {
  if (maxProperties === 0) return "Record<string, never>";
  if (!properties) return `Readonly<Record<string, ${printType(additionalProperties as Schema)}>>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${name}${required?.includes(name) ? "" : "?"}: ${printType(schema as Schema)};`,
  );
  return `{ ${fields.join("\n")} }`;
}
