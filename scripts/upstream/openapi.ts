import { format } from "oxfmt";
import { z } from "zod";
import type { ApiCall } from "../../app/upstream/api-call";
import { OK } from "../../app/upstream/envelope";
import { catalogue } from "./catalogue";
import { exampleAnswer } from "./examples";
import { exampleOf } from "./samples";

export type Schema = z.core.JSONSchema.BaseSchema;

const toComponent = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const toResponse = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** The schemas that have an id, and those of all envelopes. */
const schemas: Record<string, Schema> = {
  Absent: { enum: [null, ""], description: "The same as a missing field." },
  Empty: {
    anyOf: [{ type: "object", maxProperties: 0 }, { type: "array", maxItems: 0 }, { const: "" }],
    description: "There is nothing.",
  },
  Good: {
    type: "object",
    description: "The envelope of a good answer.",
    required: ["code", "data"],
    properties: { code: { const: OK }, message: { type: "string", examples: ["OK"] } },
  },
  Failure: {
    type: "object",
    description: "An envelope with another code than that of a good answer.",
    required: ["code", "message"],
    properties: {
      code: { type: "string", pattern: "^CHASE-\\d{4}$" },
      message: { type: "string" },
      data: { type: "null" },
    },
  },
};

/** Describes the v1 API in OpenAPI 3.1. */
export async function openApiDocument() {
  const paths: Record<string, Record<string, Awaited<ReturnType<typeof describeCall>>>> = {};
  for (const call of catalogue) {
    (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = await describeCall(call);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "The v1 API of Talechasers",
      version: "1",
      summary: "Comic, characters, world, art, tools and stream of an artist.",
      description:
        "What the site reads of each answer; an upstream may answer more. Every answer but the feed is in an envelope, and good when its code is " +
        `${OK} and its data are neither missing nor null. An address may end in a file extension, for all calls the same.`,
    },
    servers: [
      {
        url: "{upstream}",
        description: "UPSTREAM_URL of the site's configuration",
        variables: { upstream: { default: "https://api.example.org" } },
      },
    ],
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: {
        BadRequest: describeFailure(
          "The upstream cannot read the request.",
          400,
          "colors: Too big",
        ),
        NotFound: describeFailure("There is no such thing.", 404, "character not found"),
        Conflict: describeFailure("The game has left the round.", 409, "the team is complete"),
        Failure: describeFailure("The call failed, as any status of 300 or above says.", 500, "Oh"),
      },
    },
  };
}

/** The text of docs/openapi.json. */
export async function openApiText(): Promise<string> {
  const document = JSON.stringify(await openApiDocument());
  return (await format("openapi.json", document, { printWidth: 100 })).code;
}

function describeFailure(description: string, status: number, message: string) {
  const example = { code: `CHASE-1${status}`, message, data: null };
  return {
    description,
    content: { "application/json": { schema: toComponent("Failure"), example } },
  };
}

async function describeCall(call: ApiCall) {
  const body = "body" in call ? call.body : undefined;
  const hasParameters = Object.keys(call.parameters).length > 0;
  return {
    operationId: operationId(call),
    tags: [call.path.split("/")[1]],
    summary: call.summary,
    ...(hasParameters && { parameters: describeParameters(call) }),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: toSchema(body) } } },
    }),
    responses: {
      "200": { description: "A good answer.", content: await describeContent(call) },
      ...((body ?? hasParameters) && { "400": toResponse("BadRequest") }),
      ...(hasParameters && { "404": toResponse("NotFound") }),
      ...(hasParameters && body && { "409": toResponse("Conflict") }),
      default: toResponse("Failure"),
    },
  };
}

/** Such as `getComicsComicLatest`. */
function operationId({ method, path }: ApiCall): string {
  const words = path.split("/").slice(1).join("-").match(/\w+/g) ?? [];
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}

function describeParameters({ path, parameters }: ApiCall) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const { description, examples: _, ...schema } = toSchema(parameters[name]!);
    const example = exampleOf(parameters[name]!);
    return { name, in: "path", required: true, description, schema, example };
  });
}

async function describeContent(call: ApiCall) {
  const example = await exampleAnswer(call);
  if (!("data" in call)) return { [call.mediaType]: { schema: { type: "string" }, example } };
  const data = toSchema(call.data);
  const isMaybeEmpty = "empty" in call && call.empty;
  const properties = { data: isMaybeEmpty ? { anyOf: [data, toComponent("Empty")] } : data };
  const schema = { allOf: [toComponent("Good"), { type: "object", properties }] };
  return { "application/json": { schema, example } };
}

/** The JSON Schema of the wire format. Schemas with an id become components. */
function toSchema(schema: z.ZodType): Schema {
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
    io: "input",
    override({ jsonSchema }) {
      // Redundant bounds and patterns.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format && jsonSchema.format !== "uri") delete jsonSchema.pattern;
    },
  });
  for (const [name, component] of Object.entries($defs)) {
    const adapted = adapt(component) as Schema;
    const known = (schemas[name] ??= adapted);
    if (JSON.stringify(known) !== JSON.stringify(adapted)) {
      throw new Error(`Two schemas have the id ${name}.`);
    }
  }
  return adapt(properties!["schema"]) as Schema;
}

/** Changes references, and lets every field that may be null be "" as well, as `optional` reads it. */
function adapt(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(adapt);
  const schema = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "$ref" ? String(part).replace("#/$defs/", "#/components/schemas/") : adapt(part),
    ]),
  ) as Schema;
  const isNull = (part: unknown) => (part as Schema).type === "null";
  if (Array.isArray(schema.type) && schema.type.includes("null")) {
    const { type, ...rest } = schema;
    const types = type.filter((one) => one !== "null");
    return withAbsent({ ...rest, type: types.length > 1 ? types : types[0] } as Schema);
  }
  if (!schema.anyOf?.some(isNull)) return schema;
  const others = schema.anyOf.filter((part) => !isNull(part)) as Schema[];
  const { anyOf: _, ...rest } = schema;
  return { ...rest, ...withAbsent(others.length > 1 ? { anyOf: others } : others[0]!) };
}

function withAbsent(schema: Schema): Schema {
  const rules = ["minLength", "pattern", "format", "enum"];
  const takesAnyText = schema.type === "string" && !rules.some((rule) => rule in schema);
  if (takesAnyText) return { ...schema, type: ["string", "null"] } as unknown as Schema;
  return { anyOf: [schema, toComponent("Absent")] };
}
