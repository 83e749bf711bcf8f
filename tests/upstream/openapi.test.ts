import { describe, expect, it } from "vitest";
import { catalogue } from "../../scripts/upstream/catalogue";
import { openApiText } from "../../scripts/upstream/openapi";
import { wireTypesText } from "../../scripts/upstream/wire-types";

/** Any object of the document. */
type Node = Record<string, unknown>;

const text = await openApiText();
const document = JSON.parse(text) as Node & {
  paths: Record<string, Record<string, Node>>;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object in a value, itself included. */
function nodes(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodes);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

/** What a reference within the document leads to. */
function target(reference: string): unknown {
  const [root, ...keys] = reference.split("/");
  expect(root).toBe("#");
  return keys.reduce<unknown>((value, key) => (value as Node | undefined)?.[key], document);
}

it("docs/openapi.json and mocks/wire-types.ts are current; npm run openapi writes them", async () => {
  await expect(text).toMatchFileSnapshot("../../docs/openapi.json");
  await expect(await wireTypesText()).toMatchFileSnapshot("../../mocks/wire-types.ts");
});

describe("the description of the API", () => {
  it("is OpenAPI 3.1 with every call of the catalogue", () => {
    expect(document).toMatchObject({ openapi: "3.1.1", info: { title: expect.any(String) } });
    expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      catalogue.map(({ method, path }) => `${method} /${path}`).sort(),
    );
  });

  it("has references to schemas that exist", () => {
    const references = nodes(document).flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref]));
    expect(references.length).toBeGreaterThan(operations.length);
    for (const reference of references) expect(target(String(reference))).toBeTypeOf("object");
  });

  it("has the envelope around all data, and none around the feed", () => {
    for (const { path, operation } of operations) {
      const content = (operation as { responses: { 200: { content: Node } } }).responses[200]
        .content;
      if (path === "/v1/rss/feeds/chase") {
        expect(content).toMatchObject({ "application/rss+xml": { schema: { type: "string" } } });
      } else {
        expect(content).toMatchObject({
          "application/json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Good" },
                { properties: { data: expect.any(Object) } },
              ],
            },
            example: { code: "CHASE-1000" },
          },
        });
      }
    }
  });
});
