import { getResponse } from "msw";
import type { ApiCall } from "../../app/upstream/api-call";
import { OK } from "../../app/upstream/envelope";
import { seeded } from "../../mocks/generators/chance";
import { handlers } from "../../mocks/handlers";
import { generatorHandlersOn } from "../../mocks/handlers/generators";
import { siteAddress } from "../../mocks/site-address";
import { exampleOf } from "./samples";

/** The path of a call with the examples of its parameters. */
export function examplePath({ path, parameters }: ApiCall): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(String(exampleOf(parameters[name]!))),
  );
}

/**
 * An answer to a call, the same each time: the example of its schema, else the embedded upstream's answer with short
 * lists. For the feed it is the document.
 */
export async function exampleAnswer(call: ApiCall): Promise<unknown> {
  const own = "data" in call ? exampleOf(call.data) : undefined;
  if (own !== undefined) return { code: OK, message: "OK", data: own };
  const path = examplePath(call);
  const body = "body" in call && call.body ? JSON.stringify(exampleOf(call.body)) : null;
  const response = await getResponse(
    [...generatorHandlersOn(seeded(path)), ...handlers],
    new Request(`http://upstream.test/${path}`, { method: call.method, body }),
  );
  if (!response?.ok) throw new Error(`mocks/handlers/ does not answer ${call.method} ${path}.`);
  const text = (await response.text()).replaceAll(siteAddress(), "https://talechasers.example");
  return "data" in call ? shorten(JSON.parse(text)) : text;
}

/** The first two items of each list, entries of each long map or map of numbers, and paragraphs of each HTML. */
function shorten(value: unknown): unknown {
  if (typeof value === "string")
    return /^(?:<p>.*?<\/p>\s*){1,2}/s.exec(value)?.[0].trim() ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  const entries = Object.entries(value);
  const isMap = entries.length > 24 || entries.every(([name]) => /^\d+$/.test(name));
  return Object.fromEntries(
    entries.slice(0, isMap ? 2 : undefined).map(([name, item]) => [name, shorten(item)]),
  );
}
