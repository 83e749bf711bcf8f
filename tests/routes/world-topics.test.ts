import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import {
  loader as creature,
  meta as creatureMeta,
} from "~/routes/_main.world.bestiary.$subsection.$topic";
import { loader as creatures } from "~/routes/_main.world.bestiary.$subsection._index";
import { loader as plant } from "~/routes/_main.world.botanary.$subsection.$topic";
import { loader as plants } from "~/routes/_main.world.botanary.$subsection._index";
import { loader as botanary } from "~/routes/_main.world.botanary._index/route";
import { loader as magic } from "~/routes/_main.world.magic.$shelf.$topic";
import type { TopicPage } from "~/world/topic-page.server";
import bestiary from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";
import { countUpstreamRequests, envelope } from "./sample-comic";

const [first, second] = magicClasses;

type Loader = Parameters<typeof responseOf>[0];

/** The parameters that the router reads from an address. */
function paramsOf(path: string): Record<string, string> {
  const [, section, second = "", third = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  return section === "magic"
    ? { shelf: second, topic: third }
    : { subsection: second, topic: third };
}

const open = (loader: Loader, path: string) => responseOf(loader, path, paramsOf(path));
const pageAt = async (loader: Loader, path: string) => (await open(loader, path)).data as TopicPage;

const hound = "/world/bestiary/feral/sarn-s-hound";

describe.each<[string, Loader, call: string]>([
  ["/world/bestiary/feral", creatures, "topics/feral"],
  [hound, creature, "content/world/bestiary/feral/sarn-s-hound"],
  ["/world/botanary", botanary, "topics/botanary"],
  ["/world/botanary/trees", plants, "content/world/botanary/trees"],
  ["/world/botanary/trees/saltfig", plant, "content/world/botanary/trees/saltfig"],
  ["/world/magic/elements/fire", magic, "content/world/magic/elements/fire"],
  ["/world/magic/classes/witch", magic, "content/world/magic/classes/witch"],
])("%s", (path, loader, call) => {
  it("is loaded", async () => {
    expect(await open(loader, path)).toMatchObject({ status: 200, location: null });
  });

  it.each<[string, () => Response]>([
    ["no connection", () => HttpResponse.error()],
    ["status 404", () => new HttpResponse("", { status: 404 })],
    ["an empty list", () => envelope([])],
    ["an empty record", () => envelope({})],
    ["empty pages", () => envelope({ pageLeft: [], pageRight: [] })],
    ["data of another shape", () => envelope([{ name: "x" }, 7])],
  ])("redirects to the error page on %s", async (_name, answer) => {
    upstream.use(http.get(`*/v1/world/${call}`, answer));
    const { status, location, headers } = await open(loader, path);
    expect(status).toBe(302);
    expect(location).toContain(errorPageOf(path));
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a page whose list cannot be loaded", () => {
  it.each([
    ["v1/world/topics/feral", creature, hound, "Sarn's Hound"],
    ["v1/world/topics/botanary", plants, "/world/botanary/trees", "Trees"],
    ["v1/world/content/world/botanary/trees", plant, "/world/botanary/trees/saltfig", "Saltfig"],
  ] as const)(
    "(%s) has a name from its address and no neighbors",
    async (call, loader, path, name) => {
      failCall(call, "status", 404);
      expect(await pageAt(loader, path)).toMatchObject({ name });
      expect(await pageAt(loader, path)).not.toHaveProperty("next");
    },
  );

  it("shows a creature that the list does not have", async () => {
    mockCall("v1/world/content/world/{section}/{subsection}/{topic}", {
      pageLeft: ["<p>Left.</p>"],
    });
    const page = await pageAt(creature, "/world/bestiary/feral/marsh-elk");
    expect(page).toMatchObject({ name: "Marsh Elk", description: "Left." });
  });
});

it.each([
  [hound, creature, "Grove Stag", "Lantern Moth"],
  [`/world/bestiary/${bestiary[1]!.slug}`, creatures, bestiary[0]!.name, bestiary[2]?.name],
  ["/world/botanary/herbs", plants, "Trees", "Fungi"],
  ["/world/botanary/trees/saltfig", plant, "Listening Pine", undefined],
  [`/world/magic/elements/${elements[1]!.slug}`, magic, elements[0]!.name, elements[2]?.name],
  [`/world/magic/classes/${first!.slug}`, magic, undefined, second?.name],
])("%s has the neighbors of its list", async (path, loader, previous, next) => {
  const page = await pageAt(loader, path);
  expect([page.previous?.name, page.next?.name]).toEqual([previous, next]);
});

it("redirects to the error page when the topic does not exist", async () => {
  const path = "/world/bestiary/feral/no-such-beast";
  const location = notFoundPageOf(path);
  expect(await open(creature, path)).toMatchObject({ status: 302, location });
});

describe.each([
  "",
  "..",
  "../../etc/passwd",
  "a\\b",
  "%",
  "\u0000",
  "\ud800",
  "a".repeat(8_000),
  "<script>alert(1)</script>",
  "__proto__",
  "ſ",
])("%.30j redirects to the error page", (value) => {
  const encoded = encodeURIComponent(value.toWellFormed());

  it.each([
    ["a bestiary subsection", creatures, `/world/bestiary/${encoded}`, { subsection: value }],
    [
      "a creature",
      creature,
      `/world/bestiary/feral/${encoded}`,
      { subsection: "feral", topic: value },
    ],
    ["a botanary subsection", plants, `/world/botanary/${encoded}`, { subsection: value }],
    ["a plant", plant, `/world/botanary/trees/${encoded}`, { subsection: "trees", topic: value }],
    ["an element", magic, `/world/magic/elements/${encoded}`, { shelf: "elements", topic: value }],
    ["a class", magic, `/world/magic/classes/${encoded}`, { shelf: "classes", topic: value }],
  ] as const)("as %s", async (_name, loader, path, params) => {
    const { status, location } = await responseOf(loader, path, params);
    expect(status).toBe(302);
    // A very long address is not repeated.
    expect(location).toBe(path.length > 4_000 ? "/error?missing=yes" : notFoundPageOf(path));
  });
});

it("makes no request for an unknown magic, class or bestiary subsection", async () => {
  const requests = countUpstreamRequests();
  await responseOf(magic, "/world/magic/elements/mage", { shelf: "elements", topic: "mage" });
  await responseOf(magic, "/world/magic/classes/mage", { shelf: "classes", topic: "mage" });
  await responseOf(magic, "/world/magic/mage/fire", { shelf: "mage", topic: "fire" });
  await responseOf(creatures, "/world/bestiary/mage", { subsection: "mage" });
  requests.stop();
  expect(requests.paths).toEqual([]);
});

it("describes a page and shows its plate in the meta tags", async () => {
  const data = await pageAt(creature, hound);
  const matches = [
    { id: "root", data: { siteUrl: "https://x.example", pictureHost: "https://cdn.example" } },
  ];
  const args = { data, location: { pathname: hound }, matches };
  const tags = creatureMeta(args as unknown as Parameters<typeof creatureMeta>[0])!;
  expect(tags).toContainEqual({ title: "Šarn's Hound · Feral · Talechasers" });
  expect(tags).toContainEqual({
    name: "description",
    content: expect.stringMatching(/^A rangy gray dog, .{80,}…$/),
  });
  expect(tags).toContainEqual({
    property: "og:image",
    content: "https://x.example/preview/world/bestiary/feral/sarn-s-hound.png",
  });
});
