import type createDOMPurify from "dompurify";
import type { Config } from "dompurify";
import { JSDOM } from "jsdom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import type { ApiCall } from "~/upstream/api-call";
import { catalogue } from "~/upstream/catalogue.server";
import { UpstreamError } from "~/upstream/failure";
import { goodAnswers, type GoodAnswer } from "./good-upstream";
import { naughty, naughtyAt } from "./naughty";

/** What is purified once stays pure: the same strings come to two dozen fields, and it takes milliseconds. */
vi.mock("dompurify", async (original) => {
  const { default: create } = await original<{ default: typeof createDOMPurify }>();
  return {
    default: (window: Window & typeof globalThis) => {
      const purify = create(window);
      const { sanitize } = purify;
      const known = new Map<string, string>();
      return Object.assign(purify, {
        sanitize: (html: string, options: Config) => {
          const pure = known.get(html) ?? sanitize(html, options);
          known.set(html, pure);
          return pure;
        },
      });
    },
  };
});

/** Where a text is in an answer: the names and numbers that lead to it. */
type Place = readonly (string | number)[];

/** The places of all texts in an answer. */
function textsIn(data: unknown, place: Place = []): Place[] {
  if (typeof data === "string") return [place];
  if (typeof data !== "object" || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return entries.flatMap(([name, value]) => textsIn(value, [...place, name]));
}

/** The data with other texts in some places. */
function replaced(data: unknown, texts: ReadonlyMap<string, string>, place: Place = []): unknown {
  if (typeof data === "string") return texts.get(place.join("/")) ?? data;
  if (Array.isArray(data)) return data.map((item, at) => replaced(item, texts, [...place, at]));
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, replaced(value, texts, [...place, name])]),
  );
}

/** How the site reads the answer of a call: data, or a failure that a page has a screen for. */
function read(call: ApiCall, data: unknown): { fits: boolean; data?: unknown } {
  if (!("data" in call)) return { fits: true };
  const schema: z.ZodType = "read" in call ? call.read(() => undefined) : call.data;
  try {
    const { success, data: output } = schema.safeParse(data);
    return success ? { fits: true, data: output } : { fits: false };
  } catch (error) {
    // How a text that cannot be parsed ends the reading.
    expect(error).toBeInstanceOf(UpstreamError);
    return { fits: false };
  }
}

const { window } = new JSDOM("");
const looked = new Map<string, string[]>();

/** Everything that could run or load something, in any text of what was read, were it taken for HTML. */
function dangersIn(html: string): string[] {
  const known = looked.get(html);
  if (known) return known;
  const body = window.document.createElement("body");
  body.innerHTML = html;
  const found = Array.from(body.querySelectorAll("*")).flatMap((element) => [
    ...(/^(?:script|style|iframe|svg|math|form|input|object|embed|link|meta|base)$/.test(
      element.localName,
    )
      ? [element.localName]
      : []),
    ...Array.from(element.attributes, ({ name }) => name).filter((name) =>
      /^on|^style$|^id$|^name$/.test(name),
    ),
  ]);
  looked.set(html, found);
  return found;
}

let answers: GoodAnswer[] = [];

beforeAll(async () => {
  answers = await goodAnswers();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const html = /likes|traits|abilities|skills|story|commentary|description|offer|page(?:Left|Right)/;

describe("every naughty string, as every text of every answer,", () => {
  it("knows every call", () => {
    expect(answers).toHaveLength(catalogue.length);
  });

  it.each(catalogue.map((call) => [call.method, call.path]))("%s %s", async (method, path) => {
    const { call, data } = answers.find(
      ({ call }) => call.method === method && call.path === path,
    )!;
    const places = textsIn(data);
    if (places.length === 0) return;
    expect(read(call, data).fits, call.path).toBe(true);
    // What has to be of some form is tried alone, or it would hide the others.
    const [free, strict] = [true, false].map((isFree) =>
      places.filter(
        (place) => read(call, replaced(data, new Map([[place.join("/"), "!"]]))).fits === isFree,
      ),
    ) as [Place[], Place[]];
    for (const [turn, text] of naughty.entries()) {
      const all = new Map(free.map((place, at) => [place.join("/"), naughtyAt(turn + at)]));
      const start = performance.now();
      const tried = [all, ...strict.map((place) => new Map([[place.join("/"), text]]))];
      for (const texts of tried) {
        const what = () => `${call.path} ${JSON.stringify([...texts])}`;
        const { data: output } = read(call, replaced(data, texts));
        for (const place of output === undefined ? [] : textsIn(output)) {
          if (!html.test(place.join("/"))) continue;
          const value = place.reduce<unknown>(
            (part, name) => (part as Record<string, unknown>)[name],
            output,
          );
          const dangers = dangersIn(String(value));
          if (dangers.length > 0) expect(dangers, what()).toEqual([]);
        }
      }
      expect(performance.now() - start, `${call.path}: ${text}`).toBeLessThan(2_000);
    }
  });
});
