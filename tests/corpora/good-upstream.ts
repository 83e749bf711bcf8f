import { catalogue } from "../../scripts/upstream/catalogue";
import openApi from "../../docs/openapi.json" with { type: "json" };

/** A valid response to a call, with short lists and without HTML, which would be slow to sanitize. */
export interface GoodResponse {
  method: string;
  /** Matches the paths of the call. */
  fits: RegExp;
  body: string;
}

type Paths = Record<
  string,
  Record<string, { responses: { 200: { content: Record<string, { example?: unknown }> } } }>
>;

/** The examples of docs/openapi.json, and a feed. */
export const goodResponses: readonly GoodResponse[] = [
  ...catalogue.map(({ method, path }): GoodResponse => {
    const { content } = (openApi.paths as unknown as Paths)[`/${path}`]![method.toLowerCase()]!
      .responses[200];
    const body = JSON.stringify(content["application/json"]!.example, (_name, value: unknown) =>
      typeof value === "string" && value.includes("<") ? "Plain." : value,
    );
    return { method, fits: new RegExp(`^/${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), body };
  }),
  { method: "GET", fits: /^\/v1\/rss\//, body: "<rss version='2.0'></rss>" },
];
