import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  loader as creature,
  meta as creatureMeta,
} from "~/routes/_main.world.bestiary.$subsection.$topic";
import { loader as creatures } from "~/routes/_main.world.bestiary.$subsection._index";
import { loader as plant } from "~/routes/_main.world.botanary.$subsection.$topic";
import { loader as plants } from "~/routes/_main.world.botanary.$subsection._index";
import { loader as botanary } from "~/routes/_main.world.botanary._index/route";
import { loader as magicClass } from "~/routes/_main.world.magic.classes.$topic";
import { loader as element } from "~/routes/_main.world.magic.elements.$topic";
import { loader as myths } from "~/routes/world.mythology.$";
import { loader as guide } from "~/routes/_main.world";
import type { TopicPage } from "~/world/topic-page.server";
import { content, topics } from "~mocks/data/world";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";
import { countUpstreamRequests, envelope } from "./sample-comic";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

type World = Record<string, unknown>;

/** Lets the upstream have these calls, by their path below `v1/world/`, and no others. */
function upstreamHas(calls: World): void {
  upstream.use(
    http.get("*/v1/world/*", ({ request }) => {
      const path = decodeURIComponent(new URL(request.url).pathname.split("/v1/world/")[1] ?? "");
      return Object.hasOwn(calls, path)
        ? envelope(calls[path])
        : HttpResponse.json(
            { code: "CHASE-1404", message: "missing", data: null },
            { status: 404 },
          );
    }),
  );
}

/** The sample world. */
const sample: World = {
  ...Object.fromEntries(Object.entries(topics).map(([name, list]) => [`topics/${name}`, list])),
  ...Object.fromEntries(
    Object.entries(content).map(([path, spread]) => [`content/world/${path}`, spread]),
  ),
};

const without = (...paths: string[]): World =>
  Object.fromEntries(Object.entries(sample).filter(([path]) => !paths.includes(path)));

const spread = { pageLeft: ["<p>Left.</p>"], pageRight: ["<p>Right.</p>"] };

/** Every page that stands on a call of its own: address, parameters, loader and that call. */
const pages = [
  {
    path: "/world/bestiary/feral",
    params: { subsection: "feral" },
    loader: creatures,
    call: "topics/feral",
  },
  {
    path: "/world/bestiary/feral/sarn-s-hound",
    params: { subsection: "feral", topic: "sarn-s-hound" },
    loader: creature,
    call: "content/world/bestiary/feral/sarn-s-hound",
  },
  { path: "/world/botanary", params: {}, loader: botanary, call: "topics/botanary" },
  {
    path: "/world/botanary/trees",
    params: { subsection: "trees" },
    loader: plants,
    call: "content/world/botanary/trees",
  },
  {
    path: "/world/botanary/trees/saltfig",
    params: { subsection: "trees", topic: "saltfig" },
    loader: plant,
    call: "content/world/botanary/trees/saltfig",
  },
  {
    path: "/world/magic/elements/fire",
    params: { topic: "fire" },
    loader: element,
    call: "content/world/magic/elements/fire",
  },
  {
    path: "/world/magic/classes/lunar-magus",
    params: { topic: "lunar-magus" },
    loader: magicClass,
    call: "content/world/magic/classes/lunar-magus",
  },
];

describe.each(pages)("$path", ({ path, params, loader, call }) => {
  it("is loaded", async () => {
    upstreamHas(sample);
    const { status, location } = await responseOf(loader, path, params);
    expect(location).toBeNull();
    expect(status).toBe(200);
  });

  const failures: [string, () => Response][] = [
    ["no connection", () => HttpResponse.error()],
    ["status 500", () => new HttpResponse("Oops", { status: 500 })],
    ["status 404", () => new HttpResponse("", { status: 404 })],
    ["a page of HTML", () => HttpResponse.html("<h1>Back soon</h1>")],
    ["JSON that is cut off", () => new HttpResponse('{"code":"CHASE-1000","data":{"pa')],
    ["null", () => HttpResponse.json(null)],
    ["another code", () => HttpResponse.json({ code: "CHASE-2001", message: "No", data: null })],
    ["no data", () => HttpResponse.json({ code: "CHASE-0000", message: "None" })],
    ["an empty list", () => envelope([])],
    ["an empty record", () => envelope({})],
    ["empty pages", () => envelope({ pageLeft: [], pageRight: [] })],
    ["pages that are no lists", () => envelope({ pageLeft: "x", pageRight: "y" })],
    ["a list of other things", () => envelope([{ name: "x" }, 7])],
    ["a text", () => envelope("Grove Stag")],
  ];

  it.each(failures)("redirects to the error page on %s", async (_name, answer) => {
    upstreamHas(sample);
    upstream.use(http.get(`*/v1/world/${call}`, answer));
    const { status, location, headers } = await responseOf(loader, path, params);
    expect(status).toBe(302);
    expect(location).toContain(errorPageOf(path));
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("without its list there is still the page of", () => {
  const open = async (loader: typeof creature, path: string, params: Record<string, string>) => {
    const { data, location } = await responseOf(loader, path, params);
    expect(location).toBeNull();
    return data as TopicPage;
  };

  it("a creature, with a name from its address", async () => {
    upstreamHas(without("topics/feral"));
    const path = "/world/bestiary/feral/sarn-s-hound";
    const page = await open(creature, path, { subsection: "feral", topic: "sarn-s-hound" });
    expect(page).toMatchObject({ name: "Sarn's Hound", shelf: { path: "/world/bestiary/feral" } });
    expect(page.previous).toBeUndefined();
    expect(page.next).toBeUndefined();
    expect(page.number).toBeUndefined();
    expect(page.pageLeft.length).toBeGreaterThan(0);
  });

  it("a subsection of the botanary", async () => {
    upstreamHas(without("topics/botanary"));
    const page = await open(plants as never, "/world/botanary/trees", { subsection: "trees" });
    expect(page.name).toBe("Trees");
    expect(page.next).toBeUndefined();
  });

  it("a plant", async () => {
    upstreamHas(without("content/world/botanary/trees"));
    const path = "/world/botanary/trees/saltfig";
    const page = await open(plant as never, path, { subsection: "trees", topic: "saltfig" });
    expect(page.name).toBe("Saltfig");
    expect(page.previous).toBeUndefined();
  });

  it("a creature that the list does not have", async () => {
    upstreamHas({ ...sample, "content/world/bestiary/feral/marsh-elk": spread });
    const path = "/world/bestiary/feral/marsh-elk";
    const page = await open(creature, path, { subsection: "feral", topic: "marsh-elk" });
    expect(page).toMatchObject({ name: "Marsh Elk", description: "Left." });
  });
});

describe("the neighbors", () => {
  const names = async (
    loader: Parameters<typeof responseOf>[0],
    path: string,
    params: Record<string, string>,
  ) => {
    upstreamHas(sample);
    const { previous, next } = (await responseOf(loader, path, params)).data as TopicPage;
    return [previous?.name, next?.name];
  };

  it("of a creature are from the list", async () => {
    const params = { subsection: "feral", topic: "sarn-s-hound" };
    expect(await names(creature, "/world/bestiary/feral/sarn-s-hound", params)).toEqual([
      "Grove Stag",
      "Lantern Moth",
    ]);
  });

  it("of a subsection are from the list of subsections", async () => {
    expect(await names(creatures, "/world/bestiary/feral", { subsection: "feral" })).toEqual([
      "Draconic",
      "Monster",
    ]);
    expect(await names(plants, "/world/botanary/herbs", { subsection: "herbs" })).toEqual([
      "Trees",
      "Fungi",
    ]);
  });

  it("of a plant are linked in the text of its subsection", async () => {
    const params = { subsection: "trees", topic: "saltfig" };
    expect(await names(plant, "/world/botanary/trees/saltfig", params)).toEqual([
      "Listening Pine",
      undefined,
    ]);
  });

  it("of elements and classes are from their content files", async () => {
    expect(await names(element, "/world/magic/elements/frost", { topic: "frost" })).toEqual([
      "Fire",
      "Lightning",
    ]);
    expect(await names(magicClass, "/world/magic/classes/witch", { topic: "witch" })).toEqual([
      "Wiccan",
      undefined,
    ]);
  });
});

describe("another spelling redirects permanently:", () => {
  const hound = "/world/bestiary/feral/sarn-s-hound";
  const spellings: [string, Parameters<typeof responseOf>[0], Record<string, string>, string][] = [
    ["/world/bestiary/feral/Šarn's Hound", creature, {}, hound],
    ["/world/bestiary/feral/Šarn’s-hound", creature, {}, hound],
    ["/world/bestiary/Feral/SARN-S-HOUND", creature, {}, hound],
    ["/World/bestiary/feral/sarn-s-hound", creature, {}, hound],
    ["/world/bestiary/feral/sarn%2Ds-hound", creature, {}, hound],
    ["/world/bestiary/FERAL", creatures, {}, "/world/bestiary/feral"],
    ["/world/botanary/Trees", plants, {}, "/world/botanary/trees"],
    ["/world/botanary/Trees/Standing Glass", plant, {}, "/world/botanary/trees/standing-glass"],
    ["/world/magic/elements/Fire", element, {}, "/world/magic/elements/fire"],
    ["/world/magic/classes/Lunar Magus", magicClass, {}, "/world/magic/classes/lunar-magus"],
    ["/WORLD/Magic/schools", guide, {}, "/world/magic/schools"],
    ["/world/magic/schools/", guide, {}, "/world/magic/schools"],
  ];

  it.each(spellings)("%s", async (path, loader, _params, canonical) => {
    upstreamHas(sample);
    const { status, location } = await responseOf(loader, `${path}?from=mail`, paramsOf(path));
    expect(status).toBe(301);
    expect(location).toBe(`${canonical}?from=mail`);
    const again = await responseOf(loader, canonical, paramsOf(canonical));
    expect(again.location).toBeNull();
  });

  it("but not when the page does not exist", async () => {
    upstreamHas(sample);
    const path = "/world/bestiary/feral/No Such Beast";
    const { status, location } = await responseOf(creature, path, paramsOf(path));
    expect(status).toBe(302);
    expect(location).toBe(notFoundPageOf(path));
  });

  /** What the router makes of an address. */
  function paramsOf(path: string): Record<string, string> {
    const segments = path.split("/").filter(Boolean).map(decodeURIComponent);
    return segments[1] === "magic"
      ? { topic: segments[3] ?? "" }
      : { subsection: segments[2] ?? "", topic: segments[3] ?? "" };
  }
});

const nonsense = [
  "",
  ".",
  "..",
  "../../etc/passwd",
  "a/b",
  "a\\b",
  "%",
  "\u0000",
  "\u202e",
  "\ud800",
  "狐".repeat(2_000),
  "a".repeat(8_000),
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "toString",
  "ſ",
];

describe.each(nonsense)("%j redirects to the error page", (value) => {
  const encoded = encodeURIComponent(value.toWellFormed());

  it.each([
    ["as a bestiary subsection", creatures, `/world/bestiary/${encoded}`, { subsection: value }],
    [
      "as the subsection of a creature",
      creature,
      `/world/bestiary/${encoded}/elk`,
      { subsection: value, topic: "elk" },
    ],
    [
      "as a creature",
      creature,
      `/world/bestiary/feral/${encoded}`,
      { subsection: "feral", topic: value },
    ],
    ["as a botanary subsection", plants, `/world/botanary/${encoded}`, { subsection: value }],
    [
      "as a plant",
      plant,
      `/world/botanary/trees/${encoded}`,
      { subsection: "trees", topic: value },
    ],
    ["as an element", element, `/world/magic/elements/${encoded}`, { topic: value }],
    ["as a class", magicClass, `/world/magic/classes/${encoded}`, { topic: value }],
  ] as const)("%s", async (_name, loader, path, params) => {
    upstreamHas(sample);
    const { status, location } = await responseOf(loader, path, params);
    expect(status).toBe(302);
    // An address that is longer than any page's is not repeated.
    expect(location).toBe(path.length > 4_000 ? "/error?missing=yes" : notFoundPageOf(path));
  });
});

it.each(["mage", "wood", "Water Magic"])(
  "the upstream is not asked for the element or class %j",
  async (topic) => {
    const asked = countUpstreamRequests();
    await responseOf(element, `/world/magic/elements/${topic}`, { topic });
    await responseOf(magicClass, `/world/magic/classes/${topic}`, { topic });
    await responseOf(creatures, `/world/bestiary/${topic}`, { subsection: topic });
    asked.stop();
    expect(asked.paths).toEqual([]);
  },
);

it("hostile HTML is sanitized", async () => {
  upstreamHas({
    "topics/feral": ["<img src=x onerror=alert(1)>"],
    "content/world/bestiary/feral/elk": {
      pageLeft: ['<p onclick="x()">Hi</p><script>alert(1)</script>'],
      pageRight: ['<a href="javascript:alert(1)">there</a><iframe src="//x"></iframe>'],
    },
  });
  const params = { subsection: "feral", topic: "elk" };
  const { data } = await responseOf(creature, "/world/bestiary/feral/elk", params);
  expect(data).toMatchObject({ pageLeft: ["<p>Hi</p>"], pageRight: ["<a>there</a>"] });
});

describe("old links to the myths", () => {
  it.each([
    ["", "/world/religion/mythology"],
    ["myth-of-the-six-sisters", "/world/religion/mythology/myth-of-the-six-sisters"],
    ["Myth-of-the-sun-and-moon/", "/world/religion/mythology/myth-of-the-sun-and-moon"],
  ])("/world/mythology/%s", async (rest, target) => {
    const answer = await responseOf(myths, `/world/mythology/${rest}`, { "*": rest });
    expect([answer.status, answer.location]).toEqual([301, target]);
  });

  it("that do not exist redirect to the 404 page", async () => {
    const answer = await responseOf(myths, "/world/mythology/x", { "*": "../../x" });
    expect([answer.status, answer.location]).toEqual([302, "/404"]);
  });
});

describe("the meta tags of a page", () => {
  it("have its name, description, plate and breadcrumbs", async () => {
    upstreamHas(sample);
    const pathname = "/world/bestiary/feral/sarn-s-hound";
    const params = { subsection: "feral", topic: "sarn-s-hound" };
    const { data } = await responseOf(creature, pathname, params);
    const matches = [
      { id: "root", data: { siteUrl: "https://x.example", pictureHost: "https://cdn.example" } },
    ];
    const args = { data, location: { pathname }, matches, params };
    const tags = creatureMeta(args as unknown as Parameters<typeof creatureMeta>[0])!;
    expect(tags).toContainEqual({ title: "Šarn's Hound · Feral · Talechasers" });
    expect(tags).toContainEqual({
      name: "description",
      content: expect.stringMatching(/^A rangy gray dog, .{80,}…$/),
    });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://cdn.example/d/world/bestiary/feral/sarn-s-hound.png?size=medium",
    });
  });
});
