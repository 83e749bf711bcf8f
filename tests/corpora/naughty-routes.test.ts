import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sample } from "../setup/sample";
import { responseOf, origin, type RouteResponse } from "../routes/route-response";
import { goodResponses } from "./good-upstream";
import { naughty, naughtyAt } from "./naughty";
import { pathOf, routes, type RouteHandlers } from "./routes";

/** Valid values of parameters. */
const goodParameters: Record<string, string> = {
  comic: "talechasers",
  chapter: "1",
  page: "1",
  id: "next",
  name: "chase",
  gallery: "fan-art",
  item: "paper-forest",
  subsection: "feral",
  shelf: "elements",
  topic: "grove-stag",
  player: "marsh_marigold",
  slug: "kka",
  event: "kka-2024",
  position: "0",
  "*": "d/one.png",
};

/** A valid form of each action, and the query of its address. */
const forms: Record<string, { fields: Record<string, string>; search?: string }> = {
  preferences: { fields: { scheme: "dark", "data-saver": "on" } },
  share: {
    fields: { network: "mastodon", host: "fox.example", path: "/qr", text: "I am a fox" },
  },
  "tf-generator._index": {
    fields: {
      intent: "transform",
      category: "ALL",
      extinct: "EXCLUDE",
      mythical: "EXCLUDE",
      casarokanUnique: "EXCLUDE",
      modifier: "NONE",
    },
  },
  "fursona-generator._index": {
    fields: { intent: "generate", category: "ALL", modifier: "NONE", colors: "2", colorSet: "ALL" },
  },
  "choose-your-starter._index": {
    fields: { pool: "0", shinyOdds: "1/4096", includeNfe: "on", includeMythical: "on" },
  },
  "choose-your-starter.game": {
    fields: { intent: "end", pick: "25", round: "1" },
    search: "?id=4f5f9e4e-7f0c-4a5b-8f10-4b7a2c9e0d11",
  },
};

/** Other sites to which the site redirects. */
const places = /^https:\/\/(?:twitter\.com|[a-z0-9.-]+\/(?:share|intent\/compose)\?text=|t\.me\/)/;

/** A valid cookie: short, HttpOnly and SameSite. */
const goodCookie =
  /^(?:(?:data-theme|data-saver|reading|tf|starter)=[\w.%&=-]{0,600}; Max-Age=\d+; Path=\/|lost=[\w.%~!'()*-]{0,600}; Max-Age=30; Path=(?:\/cga)?\/404); HttpOnly; SameSite=Lax$/;

/** Answers every call, and every picture with one byte. */
function upstream(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/cdn/")) {
    return Promise.resolve(new Response("GIF89a", { headers: { "Content-Type": "image/png" } }));
  }
  const method = init.method ?? "GET";
  const answer = goodResponses.find((good) => good.method === method && good.fits.test(pathname));
  if (!answer) return Promise.reject(new Error(`no call: ${method} ${pathname}`));
  return Promise.resolve(new Response(answer.body));
}

beforeEach(() => {
  vi.stubGlobal("fetch", upstream);
});

afterAll(() => vi.unstubAllGlobals());

/** Milliseconds that no string may keep a visitor waiting, on the busiest of machines. */
const patience = 10_000;

/** Asks, and looks at the answer as a browser that trusts nobody would. */
async function expectHarmless(
  what: string,
  answering: () => Promise<RouteResponse>,
): Promise<void> {
  const start = performance.now();
  const { status, headers, location } = await answering();
  const problems: unknown[] = [];
  // Error pages and unknown formats of oEmbed.
  const isExpected =
    /^(?:cga\.)?error /.test(what) || (status === 501 && what.startsWith("oembed "));
  if (status >= 500 && !isExpected) problems.push(status);
  if (performance.now() - start > patience) problems.push("too slow");
  if (location !== null) {
    const target = new URL(location, origin);
    const isOwn = target.origin === origin && /^\/(?![/\\])/.test(location);
    if (!isOwn && !places.test(target.href)) problems.push(`leads to ${location}`);
    if (!/^[\x21-\x7e]+$/.test(location)) problems.push(`not encoded: ${location}`);
  }
  for (const cookie of headers.getSetCookie()) {
    if (!goodCookie.test(cookie)) problems.push(cookie);
  }
  expect(problems, what).toEqual([]);
}

/** Finds which query and header fields a route reads. */
async function readsOf(route: RouteHandlers): Promise<{ query: string[]; head: string[] }> {
  const query = new Set<string>();
  const head = new Set<string>();
  const noting = (prototype: object, method: string, names: Set<string>) => {
    const original = Reflect.get(prototype, method) as (name: string) => unknown;
    const watch = vi.spyOn(prototype as Record<string, () => unknown>, method);
    watch.mockImplementation(function (this: unknown, ...names_: string[]) {
      names.add(names_[0]!);
      return original.apply(this, names_ as [string]);
    } as () => unknown);
    return watch;
  };
  const watches = [
    noting(URLSearchParams.prototype, "get", query),
    noting(URLSearchParams.prototype, "getAll", query),
    noting(Headers.prototype, "get", head),
  ];
  try {
    // Which fields are read depends on other values.
    for (const value of ["", "x", "1", "true"]) {
      const search = new URLSearchParams([...query].map((name) => [name, value])).toString();
      const path = `${pathOf(route, goodParameters)}?${search}`;
      await responseOf(route.loader!, path, goodParameters);
    }
  } finally {
    for (const watch of watches) watch.mockRestore();
  }
  const own = /^(?:accept|accept-encoding|cookie|if-none-match|save-data|sec-fetch-\w+)$/i;
  return { query: [...query], head: [...head].filter((name) => own.test(name)) };
}

/** Converts a text to a header value as an HTTP parser would. */
function asHeader(text: string): string {
  return Array.from(Buffer.from(text).toString("latin1"))
    .filter((letter) => letter === "\t" || (letter >= " " && letter !== "\x7f"))
    .join("")
    .trim();
}

const cookieNames = ["data-theme", "data-saver", "tf", "starter", "lost"];

/** A Cookie header with a naughty string in each cookie. */
function naughtyCookies(place: number): string {
  return cookieNames
    .map((name, index) => {
      const text = naughtyAt(place + index);
      return `${name}=${place % 2 ? asHeader(text) : encodeURIComponent(text.toWellFormed())}`;
    })
    .join("; ");
}

it("uses the complete list", () => {
  expect(naughty.length).toBeGreaterThan(480);
  expect(naughty).toContain("<script>alert(123)</script>");
});

describe("naughty strings in the loaders of all routes with parameters", () => {
  const loaders = routes.filter(({ loader }) => loader);

  it("cover every route", () => {
    expect(loaders.length).toBeGreaterThan(60);
    const parameters = new Set(loaders.flatMap((route) => route.parameters));
    expect(Object.keys(goodParameters)).toEqual(expect.arrayContaining([...parameters]));
  });

  for (const route of loaders) {
    it(route.file, async () => {
      const { file, parameters, loader } = route;
      const { query, head } = await readsOf(route);
      for (const [place, text] of sample([...naughty.entries()], 16, routes.indexOf(route))) {
        for (const parameter of parameters) {
          const values = { ...goodParameters, [parameter]: text };
          await expectHarmless(`${file} ${parameter}=${text}`, () =>
            responseOf(loader!, pathOf(route, values), values),
          );
        }
        for (const name of query) {
          for (const search of [
            new URLSearchParams([[name, text]]),
            new URLSearchParams(query.map((other, at) => [other, naughtyAt(place + at)])),
          ]) {
            const path = `${pathOf(route, goodParameters)}?${search.toString()}`;
            await expectHarmless(`${file} ${name}=${text}`, () =>
              responseOf(loader!, path, goodParameters),
            );
          }
        }
        if (head.length > 0) {
          const headers = Object.fromEntries(
            head.map((name, at) => [
              name,
              name.toLowerCase() === "cookie"
                ? naughtyCookies(place)
                : asHeader(naughtyAt(place + at)),
            ]),
          );
          await expectHarmless(`${file} ${JSON.stringify(headers)}`, () =>
            responseOf(loader!, pathOf(route, goodParameters), goodParameters, { headers }),
          );
        }
      }
    });
  }
});

describe("naughty strings in every field of every form", () => {
  const actions = routes.filter(({ action, file }) => action && !file.endsWith("$"));

  it("cover every form", () => {
    expect(Object.keys(forms).sort()).toEqual(actions.map(({ file }) => file).sort());
  });

  for (const route of actions) {
    it(route.file, async () => {
      const { file, action } = route;
      const { fields, search = "" } = forms[file]!;
      const post = (what: string, entries: [string, string][], place: number) =>
        expectHarmless(`${file} ${what}`, () =>
          responseOf(action!, pathOf(route, goodParameters) + search, goodParameters, {
            method: "POST",
            headers: { "Sec-Fetch-Site": "same-origin", Cookie: naughtyCookies(place) },
            body: new URLSearchParams(entries),
          }),
        );
      const whole = Object.entries(fields);
      for (const [place, text] of sample([...naughty.entries()], 16, routes.indexOf(route))) {
        for (const name of Object.keys(fields)) {
          const others = whole.filter(([other]) => other !== name);
          await post(`${name}=${text}`, [...others, [name, text.toWellFormed()]], place);
        }
        await post(`a field called ${text}`, [...whole, [text.toWellFormed(), "x"]], place);
        const all = whole.map(([name], at): [string, string] => [name, naughtyAt(place + at)]);
        await post(`all of ${place}`, all, place);
      }
    });
  }
});
