import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, it } from "vitest";
import { sample } from "../setup/sample";
import { dataOf, visit, withRecordedUpstream } from "./visits";

beforeEach(() => {
  withRecordedUpstream();
});

/** A text with allowed and forbidden markup. */
const written =
  'A <a href="/world/magic" onclick="hunt()" style="color:red">linked fox</a> is <em>well stressed</em>.' +
  '<script>hunt()</script><a href="javascript:hunt()">trap</a>';

/** The names of all texts of a record. */
function textsOf(record: unknown): string[] {
  return Object.entries(record as object).flatMap(([name, value]) =>
    typeof value === "string" ? [name] : [],
  );
}

/** Loads a page with these data of a call. */
async function openWith(path: string, key: string, data: unknown): Promise<Document> {
  const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  const { outcome } = await visit({ path }, new Map([[key, body]]));
  expect(outcome.status).toBe(200);
  return new JSDOM(outcome.body).window.document;
}

function expectLinked(document: Document, where: string): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("main a")).filter(
    ({ textContent }) => textContent === "linked fox",
  );
  expect(links.length, where).toBeGreaterThan(0);
  for (const link of links) {
    expect(link.getAttributeNames(), where).toEqual(["href"]);
    expect(link.getAttribute("href"), where).toBe("/world/magic");
    expect(link.parentElement?.querySelector("em")?.textContent, where).toBe("well stressed");
  }
  expect(
    document.querySelector("[onclick], [href^=javascript], [data-own-links] script"),
    where,
  ).toBeNull();
  expectTextOnly(document, where);
}

/** Expects no markup in the title, in attributes and in visible text. */
function expectTextOnly(document: Document, where: string): void {
  expect(document.title, where).not.toContain("<");
  const values = Array.from(document.querySelectorAll("*")).flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  expect(
    values.filter((value) => value.includes("</") || value.includes("<a")),
    where,
  ).toEqual([]);
  const shown = document.querySelector("main")?.textContent;
  expect(shown, where).not.toContain("<a href");
}

describe("a link and emphasis are rendered in", () => {
  it.each([
    ["/characters/vixy", "GET /v1/characters/vixy"],
    ["/characters/isolde", "GET /v1/characters/isolde"],
    ["/cga/characters/wren", "GET /v1/guildcharacters/wren"],
  ])("every text of %s", async (path, key) => {
    await visit({ path });
    const record = dataOf({ key, call: "" }) as Record<string, unknown>;
    const names = textsOf(record).filter((name) => name !== "category");
    expect(names.length).toBeGreaterThan(15);
    for (const name of sample(names, 5)) {
      expectLinked(await openWith(path, key, { ...record, [name]: written }), name);
    }
    const all = Object.fromEntries(names.map((name) => [name, written]));
    expectLinked(await openWith(path, key, { ...record, ...all }), "all of them");
  });

  it.each([
    ["/world/bestiary/feral/sarn-s-hound", "world/content/world/bestiary/feral/sarn-s-hound"],
    ["/world/botanary/trees", "world/content/world/botanary/trees"],
    ["/world/magic/elements/fire", "world/content/world/magic/elements/fire"],
    ["/world/magic/classes/witch", "world/content/world/magic/classes/witch"],
  ])("the texts of %s", async (path, call) => {
    const text = `<p>${written}</p>`;
    for (const side of ["pageLeft", "pageRight"]) {
      expectLinked(await openWith(path, `GET /v1/${call}`, { [side]: ["<p>x</p>", text] }), side);
    }
  });

  it.each([
    [
      "/galleries/fan-art/paper-forest",
      "galleries/fan-art/items/paper-forest",
      { title: "Forest", location: "a.png", description: written },
    ],
    ["/shop", "shop/entries", [{ title: "Mug", name: "mug", description: written }]],
    ["/commissions", "commissions/types", [{ name: "Sketch", description: written }]],
    ["/commissions", "commissions/data", { status: "Open", offer: written }],
    [
      "/comics/talechasers/1/1",
      "comics/talechasers/chapters/1",
      { 1: { imageId: "a", commentary: written } },
    ],
  ])("the description on %s of %s", async (path, call, data) => {
    expectLinked(await openWith(path, `GET /v1/${call}`, data), call);
  });
});

it("a field that has markup without text is left out", async () => {
  const [path, key] = ["/characters/vixy", "GET /v1/characters/vixy"];
  await visit({ path });
  const record = dataOf({ key, call: "" }) as Record<string, unknown>;
  const empty = { fullName: "<em> </em>", species: "<b></b>" };
  const document = await openWith(path, key, { ...record, ...empty });
  const rows = Array.from(document.querySelectorAll("dt"), ({ textContent }) => textContent);
  expect(rows).toContain("Gender");
  expect(rows).not.toContain("Species");
  expect(document.querySelector("h1")?.textContent).toBe("Vixy");
});
