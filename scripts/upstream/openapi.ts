import { format } from "oxfmt";
import { z } from "zod";
import type { ApiCall } from "../../app/upstream/api-call";
import { catalogue } from "../../mocks/catalogue.server";
import { OK } from "../../app/upstream/envelope";

type Schema = z.core.JSONSchema.BaseSchema;

/** Describes the v1 API in OpenAPI 3.1. */
function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of catalogue) {
    (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(call);
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
      schemas: {
        Failure: {
          type: "object",
          description: "An envelope with another code than that of a good answer.",
          required: ["code", "message"],
          properties: {
            code: { type: "string", pattern: "^CHASE-\\d{4}$", examples: ["CHASE-1404"] },
            message: { type: "string", examples: ["character not found"] },
            data: { type: "null" },
          },
        },
      },
      responses: {
        Failure: {
          description: "The call failed; any status of 300 or above says so, too.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
        },
      },
    },
  };
}

/** The text of docs/openapi.json. */
export async function openApiText(): Promise<string> {
  const document = JSON.stringify(openApiDocument());
  return (await format("openapi.json", document, { printWidth: 100 })).code;
}

function operationOf(call: ApiCall) {
  const body = "body" in call && call.body;
  return {
    operationId: operationId(call),
    tags: [call.path.split("/")[1]],
    summary: call.summary,
    ...(Object.keys(call.parameters).length > 0 && { parameters: parametersOf(call) }),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(body) } },
      },
    }),
    responses: {
      "200": { description: "A good answer.", content: contentOf(call) },
      default: { $ref: "#/components/responses/Failure" },
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

function parametersOf({ path, parameters }: ApiCall) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const { description, examples, ...schema } = schemaOf(parameters[name]!);
    const [example] = (examples as unknown[] | undefined) ?? [];
    return { name, in: "path", required: true, description, schema, example };
  });
}

function contentOf(call: ApiCall) {
  if (!("data" in call)) return { [call.mediaType]: { schema: { type: "string" } } };
  const envelope = {
    type: "object",
    required: ["code", "data"],
    properties: {
      code: { const: OK },
      message: { type: "string", examples: ["OK"] },
      data: schemaOf(call.data),
    },
  };
  return { "application/json": { schema: envelope } };
}

/** The JSON Schema of the wire format. */
function schemaOf(schema: z.ZodType): Schema {
  const shape: Schema = z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      // Redundant bounds and patterns.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  // The default of OpenAPI 3.1.
  delete shape.$schema;
  return shape;
}
