import { format } from "oxfmt";
import type { z } from "zod";
import type { ApiCall } from "../../app/upstream/call.server";
import { OK } from "../../app/upstream/envelope";
import { catalogue } from "./catalogue";
import { exampleOf, type Made } from "./walk";
import { mayBeEmpty, wireSchema, type Schema } from "./wire-schema";

/** Describes the v1 API in OpenAPI 3.1. @param made calls of the embedded upstream, whose data are examples */
export async function openApiText(made: readonly Made[]): Promise<string> {
  const schemas: Record<string, Schema> = {};
  /** Schemas with an id become components. */
  const toSchema = (schema: z.ZodType) => {
    const { $schema: _, $defs, ...own } = wireSchema(schema);
    Object.assign(schemas, $defs);
    return own;
  };
  const describe = (call: ApiCall) => {
    const { path, schema, body } = call;
    const { data } = made.find((one) => one.call === call) ?? {};
    const example = { code: OK, message: "OK", data: exampleOf(schema) ?? shorten(data) };
    const own = toSchema(schema);
    const properties = {
      code: { const: OK },
      message: { type: "string" },
      data: mayBeEmpty(call) ? { anyOf: [own, { enum: [{}, [], ""] }] } : own,
    };
    const answer = { type: "object", required: ["code", "data"], properties };
    return {
      parameters: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => {
        return { name, in: "path", required: true, schema: { type: "string" } };
      }),
      ...(body && { requestBody: { content: toContent(toSchema(body)) } }),
      responses: {
        200: { description: "A good answer.", content: toContent(answer, example) },
        default: { description: "An envelope with another code, or another status." },
      },
    };
  };
  const paths: Record<string, object> = {};
  for (const call of catalogue) {
    const methods = (paths[`/${call.path}`] ??= {});
    Object.assign(methods, { [call.method.toLowerCase()]: describe(call) });
  }
  const feed = { "application/rss+xml": { schema: { type: "string" } } };
  paths["/v1/rss/feeds/chase"] = {
    get: { responses: { 200: { description: "An RSS 2.0 document.", content: feed } } },
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

const toContent = (schema: object, example?: unknown) => ({
  "application/json": { schema, example },
});

/** The first two items of each list, entries of each map of numbers, and paragraphs of each HTML. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return /^(?:<p>.*?<\/p>\s*){1,2}/s.exec(value)?.[0] ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  const entries = Object.entries(value).map(([name, part]) => [name, shorten(part)] as const);
  const isMap = entries.length > 24 || entries.every(([name]) => /^\d+$/.test(name));
  return Object.fromEntries(entries.slice(0, isMap ? 2 : undefined));
}
