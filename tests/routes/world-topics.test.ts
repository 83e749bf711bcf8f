import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { loader as creature, meta } from "~/routes/_main.world.bestiary.$subsection.$topic";
import { loader as creatures } from "~/routes/_main.world.bestiary.$subsection._index";
import { loader as plant } from "~/routes/_main.world.botanary.$subsection.$topic";
import { loader as plants } from "~/routes/_main.world.botanary.$subsection._index";
import { loader as botanary } from "~/routes/_main.world.botanary._index/route";
import { loader as magic } from "~/routes/_main.world.magic.$shelf.$topic";
import type { TopicPage } from "~/world/topic-page.server";
import bestiary from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import plates from "~content/world/plates.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { errorPageOf, notFoundPageOf, responseOf } from "./route-response";
import { countUpstreamRequests, envelope } from "./sample-comic";
import { visitor } from "./visitor";

type Loader = Parameters<typeof responseOf>[0];

const hound = "/world/bestiary/feral/sarn-s-hound";
const paramNames = (path: string) => [path.includes("/magic/") ? "shelf" : "subsection", "topic"];

/** Calls a loader with the parameters that the router would parse from the path. */
function open(loader: Loader, path: string) {
  const values = path.split("/").slice(3).map(decodeURIComponent);
  const params = Object.fromEntries(paramNames(path).map((name, at) => [name, values[at] ?? ""]));
  return responseOf(loader, path, params);
}
const pageAt = async (loader: Loader, path: string) => (await open(loader, path)).data as TopicPage;

describe.each<[string, Loader, call: string]>([
  ["/world/bestiary/feral", creatures, "topics/feral"],
  [hound, creature, "content/world/bestiary/feral/sarn-s-hound"],
  ["/world/botanary", botanary, "topics/botanary"],
  ["/world/botanary/trees", plants, "content/world/botanary/trees"],
  ["/world/botanary/trees/saltfig", plant, "content/world/botanary/trees/saltfig"],
  ["/world/magic/elements/fire", magic, "content/world/magic/elements/fire"],
  ["/world/magic/classes/witch", magic, "content/world/magic/classes/witch"],
])("the page %s", (path, loader, call) => {
  it.each<[string, () => Response]>([
    ["no connection", () => HttpResponse.error()],
    ["an empty list", () => envelope([])],
    ["empty pages", () => envelope({ pageLeft: [], pageRight: [] })],
    ["data of another shape", () => envelope([{ name: "x" }, 7])],
  ])(
    "a page of the world section redirects to the error page if the upstream has %s",
    async (_name, answer) => {
      upstream.use(http.get(`*/v1/world/${call}`, answer));
      const { status, location } = await open(loader, path);
      expect(status).toBe(302);
      expect(location).toContain(errorPageOf(path));
    },
  );
});

it.each([
  [hound, creature, "Grove Stag", "Lantern Moth"],
  [`/world/bestiary/${bestiary[1]!.slug}`, creatures, bestiary[0]!.name, bestiary[2]?.name],
  ["/world/botanary/herbs", plants, "Trees", "Fungi"],
  ["/world/botanary/trees/saltfig", plant, "Listening Pine", undefined],
  [`/world/magic/elements/${elements[1]!.slug}`, magic, elements[0]!.name, elements[2]?.name],
  [`/world/magic/classes/${magicClasses[0]!.slug}`, magic, undefined, magicClasses[1]?.name],
])("the page %s links to its neighbors in the list", async (path, loader, previous, next) => {
  const page = await pageAt(loader, path);
  expect([page.previous?.name, page.next?.name]).toEqual([previous, next]);
});

it.each([
  ["v1/world/topics/feral", creature, hound, "Sarn's Hound"],
  ["v1/world/topics/botanary", plants, "/world/botanary/trees", "Trees"],
  ["v1/world/content/world/botanary/trees", plant, "/world/botanary/trees/saltfig", "Saltfig"],
] as const)(
  "if the list %s cannot be loaded, a page of the world section has a name from its address",
  async (call, loader, path, name) => {
    failCall(call, "status", 404);
    const page = await pageAt(loader, path);
    expect(page).toMatchObject({ name });
    expect(page).not.toHaveProperty("next");
  },
);

it("the page of a creature is shown even if the list lacks the creature", async () => {
  const content = { pageLeft: ["<p>Left.</p>"] };
  mockCall("v1/world/content/world/{section}/{subsection}/{topic}", content);
  const page = await pageAt(creature, "/world/bestiary/feral/marsh-elk");
  expect(page).toMatchObject({ name: "Marsh Elk", description: "Left." });
});

const invalidNames = ["", "..", "../../etc/passwd", "\u0000", "a".repeat(8_000), "__proto__"];

it.each([
  ["/world/bestiary", creatures],
  ["/world/bestiary/feral", creature],
  ["/world/botanary", plants],
  ["/world/botanary/trees", plant],
  ["/world/magic/elements", magic],
  ["/world/magic/classes", magic],
] as const)("an invalid name below %s redirects to the error page", async (folder, loader) => {
  for (const name of invalidNames) {
    const path = `${folder}/${encodeURIComponent(name)}`;
    // The error page does not repeat a very long address.
    const expected = path.length > 4_000 ? "/error?missing=yes" : notFoundPageOf(path);
    expect((await open(loader, path)).location, path).toBe(expected);
  }
});

it("an unknown subsection of the world section causes no upstream request", async () => {
  const requests = countUpstreamRequests();
  await open(magic, "/world/magic/elements/mage");
  await open(magic, "/world/magic/mage/fire");
  await open(creatures, "/world/bestiary/mage");
  requests.stop();
  expect(requests.paths).toEqual([]);
});

it("a topic page shows headings, a picture, breadcrumbs and neighbors", async () => {
  const content = { pageLeft: ["<p>Left.</p>", "<h2>Look</h2>"], pageRight: ["<h2>Lore</h2>"] };
  mockCall("v1/world/content/world/{section}/{subsection}/{topic}", content);
  const page = await visitor().open(hound);
  const headings = page.document.querySelectorAll("main :is(h1, h2, h3)");
  expect(Array.from(headings, ({ tagName, textContent }) => tagName + textContent)).toEqual(
    expect.arrayContaining(["H1Šarn's Hound", "H2Look", "H2Lore"]),
  );
  const plate = page.getByAltText(plates["world/bestiary/feral/sarn-s-hound.png"]!);
  expect(plate.getAttribute("src")).toBe(`/cdn/d${hound}.png?size=large`);
  expect(plate.getAttribute("fetchpriority")).toBe("high");
  const neighbors = page.getByRole("navigation", { name: "Pages of this section" });
  expect(neighbors.textContent).toMatch(/\b2 of \d/);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  expect(Array.from(trail.querySelectorAll("a"), (link) => link.textContent)).toEqual([
    "World",
    "Bestiary",
    "Feral",
  ]);
  expect(trail.querySelector("[aria-current=page]")?.textContent).toBe("Šarn's Hound");
});

it("the meta tags of a topic page contain a description and a picture", async () => {
  const data = await pageAt(creature, hound);
  const matches = [{ id: "root", data: { siteUrl: "https://x.example" } }];
  const tags = meta({ data, location: { pathname: hound }, matches } as never);
  expect(tags).toContainEqual({ title: "Šarn's Hound · Feral · Talechasers" });
  const description = expect.stringMatching(/^A rangy gray dog, .{80,}…$/) as string;
  expect(tags).toContainEqual({ name: "description", content: description });
  const preview = `https://x.example/preview${hound}.png`;
  expect(tags).toContainEqual({ property: "og:image", content: preview });
});
