import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import openApi from "../../docs/openapi.json" with { type: "json" };
import { catalogue } from "../../scripts/upstream/catalogue";
import { sample } from "../setup/sample";
import { withValue, type Place } from "../setup/with-value";
import { allVisits, dataOf, visit, withRecordedUpstream } from "./visits";

/** Required fields of records, and of data without field names. */
const required = new Set([
  ...Object.values(openApi.components.schemas).flatMap((schema) =>
    "required" in schema ? schema.required : [],
  ),
  ...["page", "result"],
]);

/** Returns whether a page may fail without a value: a required field, or data of one value. */
const isNeeded = (place: Place) =>
  required.has(String(place.at(-1))) || place.every((key) => typeof key === "number");

const megabyte = 1_000_000;

/** Values that replace a field. */
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
 * The paths of all fields: of a list, those in its first item; of a map of numbers or a long map,
 * those in its first entry.
 */
function placesIn(data: unknown, place: Place = []): Place[] {
  const names = typeof data === "object" && data !== null ? Object.keys(data) : [];
  if (names.length === 0) return [place];
  const isAlike = names.length > 24 || names.every((name) => /^\d+$/.test(name));
  return names.slice(0, isAlike ? 1 : undefined).flatMap((name) => {
    const key = Array.isArray(data) ? Number(name) : name;
    return placesIn((data as Record<string, unknown>)[name], [...place, key]);
  });
}

type Visited = Awaited<ReturnType<typeof visit>>;

/** A field of a response that a visit requests. */
interface Field {
  visit: Parameters<typeof visit>[0];
  request: Visited["requests"][number];
  place: Place;
  /** The outcome of the visit with unchanged fields. */
  before: Visited["outcome"];
}

const fields = new Map<string, Field[]>();
const visited: (Visited & { each: Field["visit"] })[] = [];

/** Makes the outcomes of equal visits equal. */
function prepare(): void {
  withRecordedUpstream();
  vi.spyOn(Math, "random").mockReturnValue(0);
}

beforeEach(prepare);

beforeAll(async () => {
  prepare();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // On the first visit, the home page waits for the sanitizer's start, and shows no status.
  await visit({ path: "/" });
  for (const each of await allVisits()) visited.push({ each, ...(await visit(each)) });
  // Each field is changed in the visit with the fewest calls, because the search and the site map
  // make nearly all calls.
  for (const { each, outcome, requests } of visited.sort(
    (a, b) => a.requests.length - b.requests.length,
  )) {
    for (const request of requests) {
      const known = fields.get(request.call) ?? [];
      for (const place of placesIn(dataOf(request))) {
        const isKnown = known.some((other) => other.place.join() === place.join());
        if (!isKnown) known.push({ visit: each, request, place, before: outcome });
      }
      fields.set(request.call, known);
    }
  }
  warn.mockRestore();
});

function problemsOf(after: Visited["outcome"], { before, place }: Field): string[] {
  const { status, location = "", body } = after;
  const isSame = status === before.status && location === (before.location ?? "");
  const isText = body.startsWith("<") || body.startsWith("{");
  return [
    ...(isSame || (isNeeded(place) && status !== 500) ? [] : [`${status} ${location}`]),
    ...(isText && body.length > megabyte / 4 ? [`${body.length} characters`] : []),
    ...(isText && !body.isWellFormed() ? ["half a character"] : []),
  ];
}

it.each(catalogue.map(({ method, path }) => `${method} ${path}`))(
  "pages render with any value of any field of %s",
  async (call) => {
    expect(fields.get(call)?.length).toBeGreaterThan(0);
    for (const [at, field] of sample(fields.get(call)!, 3).entries()) {
      for (const [what, value] of sample(values, 2, at)) {
        const data = withValue(dataOf(field.request), field.place, value);
        const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
        const { outcome } = await visit(field.visit, new Map([[field.request.key, body]]));
        const where = `${field.visit.path}, where ${field.place.join(".")} is ${what}`;
        expect(problemsOf(outcome, field), where).toEqual([]);
      }
    }
  },
);

const game = "v1/tools/pokemon/choose-your-starter/{id}";
const advance = "GET v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}";

/** Fields that no page shows. */
const notShown = new Set([
  // The site only checks whether the category contains GUILD.
  ...["GET v1/guildcharacters category", "GET v1/guildcharacters/{name} category"],
  // The comic page to which the site redirects requests these fields again.
  ...[`${advance} imageId`, `${advance} commentary`],
  ...["id", "teamSize", "name", "shiny"].map((field) => `POST ${game} ${field}`),
  // The sample data contains these fields for all records, but only some calls declare them.
  "GET v1/galleries/{gallery} description",
  "GET v1/stream/games/pokemon/players/{player} username",
]);

const declared = new Set(
  Object.values(openApi.components.schemas).flatMap((schema) =>
    "properties" in schema ? Object.keys(schema.properties) : [],
  ),
);

/** Another value of the same type. Dates are mirrored in time, which reverses their order. */
function change(value: unknown): unknown {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value)) {
    const mirrored = new Date(4e12 - Date.parse(value)).toISOString();
    return value.includes("T") ? mirrored : mirrored.slice(0, 10);
  }
  if (typeof value === "string" && value) return `${value}x`;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}

/** The responses to a request with changed values of all fields of a name. */
function withChanged(field: string, request: Visited["requests"][number]): [string, string][] {
  const before = dataOf(request) ?? "";
  const data = JSON.stringify(before, (key, value) => (key === field ? change(value) : value));
  const isSame = data === JSON.stringify(before);
  return isSame ? [] : [[request.key, `{"code":"CHASE-1000","message":"OK","data":${data}}`]];
}

/** Returns whether a changed field changes any visit; true if no response has it. */
async function isShown(call: string, field: string): Promise<boolean> {
  let isThere = false;
  for (const { each, requests, outcome } of visited) {
    const made = requests.filter((request) => request.call === call);
    const bodies = new Map(made.flatMap((request) => withChanged(field, request)));
    if (bodies.size === 0) continue;
    isThere = true;
    const after = await visit(each, bodies);
    if (JSON.stringify(after.outcome) !== JSON.stringify(outcome)) return true;
  }
  return !isThere;
}

it.each(catalogue.map(({ method, path }) => `${method} ${path}`))(
  "a change of any declared field of %s changes a page or a response",
  async (call) => {
    const unread: string[] = [];
    for (const field of declared) {
      if (notShown.has(`${call} ${field}`) || (await isShown(call, field))) continue;
      unread.push(field);
    }
    expect(unread).toEqual([]);
  },
);
