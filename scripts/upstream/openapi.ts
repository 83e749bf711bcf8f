import { format } from "oxfmt";
import type { z } from "zod";
import type { ApiCall } from "../../app/upstream/call.server";
import { OK } from "../../app/upstream/envelope";
import { catalogue } from "./catalogue";
import { mayBeEmpty, toWireSchema, type JsonSchema } from "./wire-schema";

/** Describes the v1 API in OpenAPI 3.1. */
export async function openApiText(): Promise<string> {
  const schemas: Record<string, JsonSchema> = {};
  /** Converts schemas, of which those with an id become components. */
  const toSchema = (schema: z.ZodType) => {
    const { $schema: _, $defs, ...own } = toWireSchema(schema);
    Object.assign(schemas, $defs);
    return own;
  };
  const describe = (call: ApiCall) => {
    const data = toSchema(call.schema);
    const seconds = call.cache ? call.cache.ttl / 1_000 : 0;
    const [example] = typeof call.examples === "function" ? [] : call.examples;
    const properties = {
      code: { const: OK },
      message: { type: "string" },
      data: mayBeEmpty(call) ? { anyOf: [data, { enum: [{}, [], ""] }] } : data,
    };
    return {
      description: seconds ? `The site asks again after ${seconds} s.` : "The site asks each time.",
      parameters: Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => {
        return { name, in: "path", required: true, schema: { type: "string" } };
      }),
      ...(call.body && {
        requestBody: contentOf("application/json", toSchema(call.body), { ...example }),
      }),
      responses: {
        200: {
          description: "A good answer.",
          ...contentOf("application/json", {
            type: "object",
            required: ["code", "data"],
            properties,
          }),
        },
        default: { description: "An envelope with another code, or another status." },
      },
    };
  };
  const paths: Record<string, object> = {};
  for (const call of catalogue) {
    const methods = (paths[`/${call.path}`] ??= {});
    Object.assign(methods, { [call.method.toLowerCase()]: describe(call) });
  }
  const feed = contentOf("application/rss+xml", { type: "string" });
  paths["/v1/rss/feeds/chase"] = {
    get: { responses: { 200: { description: "An RSS 2.0 document.", ...feed } } },
  };
  const document = {
    openapi: "3.1.1",
    info: { title: "The v1 API of Talechasers", version: "1" },
    servers: [{ url: "https://api.example.org" }],
    paths,
    components: { schemas },
  };
  const text = JSON.stringify(document).replaceAll("#/$defs/", "#/components/schemas/");
  return (await format("openapi.json", text, { printWidth: 100 })).code;
}

const contentOf = (type: string, schema: object, { body: example }: { body?: unknown } = {}) => ({
  content: { [type]: { schema, ...(example !== undefined && { example }) } },
});
