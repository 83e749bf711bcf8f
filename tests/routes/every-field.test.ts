import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sample } from "../setup/sample";
import { withValue, type Place } from "../setup/with-value";
import { catalogue } from "../../scripts/upstream/catalogue";
import {
  allVisits,
  dataOf,
  visit,
  withRecordedUpstream,
  type Asked,
  type Outcome,
  type Visit,
} from "./visits";

/** Fields without which there is no such page, by call and place, and why. */
const needed: readonly (readonly [call: string, place: RegExp, why: string])[] = [
  ["GET v1/comics/{comic}/latest", /^0$/, "a page is two numbers"],
  ["GET v1/comics/{comic}/chapters/{chapter}", /^\d+\.imageId$/, "a page is its picture"],
  [
    "GET v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}",
    /^page$/,
    "where to",
  ],
  ["GET v1/characters/{name}", /^category$/, "an empty record is none"],
  ["GET v1/guildcharacters/{name}", /^category$/, "says whether the guild has such a member"],
  ["GET v1/galleries/{gallery}/items/{item}", /^location$/, "a piece is its picture"],
  ["POST v1/generators/fursona", /^name$/, "nobody could be thought of"],
  ["POST v1/tools/pokemon/choose-your-starter", /^$/, "the address of the game"],
  ["DELETE v1/tools/pokemon/choose-your-starter/{id}", /^$/, "whether the game has ended"],
  [
    "GET v1/tools/pokemon/choose-your-starter/{id}",
    /^(?:teamSize|(?:left|selectedPokemon\.0)\.(?:id|name))$/,
    "what cannot be told apart is neither offered nor in a team",
  ],
  ["POST v1/tools/pokemon/choose-your-starter/{id}", /^teamSize$/, "whether the game goes on"],
  ["GET v1/downloads/{id}", /^$/, "where the file is"],
  ["GET v1/shop/entries", /description$/, "one that cannot be parsed is the error page"],
  ["GET v1/overlay/events/count", /^$/, "a number and nothing else"],
];

/** What a page says where it has nothing to show: its error page, or a status of its own. */
const saysSo = ({ status, location = "" }: Outcome) =>
  /^\/(?:cga\/)?error$/.test(location) || status === 502 || status === 503;

const megabyte = 1_000_000;
/** Far more characters than any document has, and far fewer than a text of a megabyte. */
const longestDocument = megabyte / 4;

/** What a field may be instead; nothing takes it out. */
const values: readonly (readonly [what: string, value: unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["empty", ""],
  ["of another type", { of: ["another"] }],
  ["half a character", "Fox \ud800 fox"],
  ["a megabyte", "x".repeat(megabyte)],
  ["a link", 'A <a href="/world">link</a>'],
];

/**
 * The places of all fields: in a list of its first item, in a map of numbers or a long one of its
 * first entry.
 */
function fieldsOf(data: unknown, place: Place = []): Place[] {
  if (typeof data !== "object" || data === null) return [place];
  const names: (string | number)[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  const isAlike = names.length > 24 || names.every((name) => /^\d+$/.test(String(name)));
  const walked = isAlike ? names.slice(0, 1) : names;
  if (walked.length === 0) return [place];
  return walked.flatMap((name) => fieldsOf((data as never)[name], [...place, name]));
}

/** A field of an answer that a visit asks for. */
interface Field {
  visit: Visit;
  request: Asked;
  place: Place;
  /** What comes of the visit with all fields as they are. */
  before: Outcome;
}

const fields = new Map<string, Field[]>();

beforeEach(() => {
  withRecordedUpstream();
});

beforeAll(async () => {
  withRecordedUpstream();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const each of await allVisits()) {
    const { outcome, asked } = await visit(each);
    const seen = new Set<string>();
    for (const request of asked) {
      const places = fieldsOf(dataOf(request)).filter((place) => {
        const isNew = !seen.has(`${request.call} ${place.join(".")}`);
        seen.add(`${request.call} ${place.join(".")}`);
        return isNew;
      });
      const found = places.map((place) => ({ visit: each, request, place, before: outcome }));
      fields.set(request.call, [...(fields.get(request.call) ?? []), ...found]);
    }
  }
  warn.mockRestore();
});

/** What is wrong with what came of a visit. */
function problemsOf(outcome: Outcome, before: Outcome, isNeeded: boolean): string[] {
  const isSame = outcome.status === before.status && outcome.location === before.location;
  const { status, location = "", body } = outcome;
  const isText = body.startsWith("<") || body.startsWith("{");
  return [
    ...(isSame || isNeeded ? [] : [`${status} ${location}`]),
    ...(status === 500 ? ["500"] : []),
    ...(isText && body.length > longestDocument ? [`${body.length} characters`] : []),
    ...(isText && (body.includes("\0") || !body.isWellFormed()) ? ["half a character"] : []),
  ];
}

const needOf = (call: string, place: Place) =>
  needed.find(([known, where]) => known === call && where.test(place.join(".")));

/** The fields of a call that are tried: what pages need, and of the others some from all pages. */
function looked(call: string): Field[] {
  const all = fields.get(call)!;
  const isNeeded = ({ place }: Field) => needOf(call, place) !== undefined;
  return [
    ...all.filter(isNeeded),
    ...sample(
      all.filter((field) => !isNeeded(field)),
      4,
    ),
  ];
}

describe("whatever a field is, every page that asks for it is there, in", () => {
  const calls = catalogue.filter((call) => "data" in call);
  const missed = new Set<string>();

  it.each(calls.map(({ method, path }) => `${method} ${path}`))("%s", async (call) => {
    expect(fields.get(call)?.length).toBeGreaterThan(0);
    for (const [at, { visit: each, request, place, before }] of looked(call).entries()) {
      const name = place.join(".");
      const need = needOf(call, place);
      const [missing, ...others] = values;
      const tried = need ? [missing!, ...sample(others, 2, at)] : sample(values, 1, at);
      for (const [what, value] of tried) {
        const data = withValue(dataOf(request), place, value);
        const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
        const { outcome } = await visit(each, new Map([[request.key, body]]));
        const problems = problemsOf(outcome, before, need !== undefined);
        expect(problems, `${each.path}, where ${name} is ${what}`).toEqual([]);
        if (need && saysSo(outcome)) missed.add(need.join());
      }
    }
  });

  it("and none is listed as needed that a page can do without", () => {
    expect(needed.filter((need) => !missed.has(need.join()))).toEqual([]);
  });
});
