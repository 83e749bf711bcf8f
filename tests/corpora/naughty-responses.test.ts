import { JSDOM } from "jsdom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { comicCalls, readPage, type ComicPage } from "~/comics/api.server";
import type { ApiCall } from "~/upstream/api-call";
import { catalogue } from "~mocks/catalogue.server";
import { UpstreamError } from "~/upstream/failure";
import { readData } from "~/upstream/read-data";
import { sample } from "../setup/sample";
import { goodResponses, type GoodResponse } from "./good-upstream";
import { naughty, naughtyAt } from "./naughty";

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

/** What pages get of it: the texts of a chapter are judged when they are shown. */
async function shown(call: ApiCall, value: unknown): Promise<unknown> {
  if (call.path !== comicCalls.chapter.path) return value;
  return Promise.all((value as ComicPage[]).map((page) => readPage(page, "talechasers", 1)));
}

/** How the site reads the answer of a call: data, or a failure that a page has a screen for. */
async function read(call: ApiCall, data: unknown): Promise<{ fits: boolean; data?: unknown }> {
  if (!("data" in call)) return { fits: true };
  const schema: z.ZodType = "read" in call ? call.read : call.data;
  const prepared = "prepare" in call && call.prepare ? call.prepare(data) : data;
  try {
    const { value, leftOut } = await readData(schema, structuredClone(prepared));
    return { fits: leftOut.length === 0, data: await shown(call, value) };
  } catch (error) {
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

let answers: GoodResponse[] = [];

beforeAll(async () => {
  answers = await goodResponses();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const html = /likes|traits|abilities|skills|story|commentary|description|offer|page(?:Left|Right)/;

describe("naughty strings in every text of every answer", () => {
  it("cover every call", () => {
    expect(answers).toHaveLength(catalogue.length);
  });

  it.each(catalogue.map((call) => [call.method, call.path]))("%s %s", async (method, path) => {
    const { call, data } = answers.find(
      ({ call }) => call.method === method && call.path === path,
    )!;
    const places = textsIn(data);
    if (places.length === 0) return;
    expect((await read(call, data)).fits, call.path).toBe(true);
    // What has to be of some form is tried alone, or it would hide the others.
    const free: Place[] = [];
    const strict: Place[] = [];
    for (const place of places) {
      const { fits } = await read(call, replaced(data, new Map([[place.join("/"), "!"]])));
      (fits ? free : strict).push(place);
    }
    for (const [turn, text] of sample(
      [...naughty.entries()],
      60,
      answers.findIndex((known) => known.call === call),
    )) {
      const all = new Map(free.map((place, at) => [place.join("/"), naughtyAt(turn + at)]));
      const tried = [all, ...strict.map((place) => new Map([[place.join("/"), text]]))];
      for (const texts of tried) {
        const what = () => `${call.path} ${JSON.stringify([...texts])}`;
        const { data: output } = await read(call, replaced(data, texts));
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
    }
  });
});
