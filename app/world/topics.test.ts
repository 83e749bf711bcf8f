import { describe, expect, it } from "vitest";
import elements from "~content/world/elements.yaml";
import { buildTopicPage, describePlate } from "./topic-page.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { bestiaryTopics, botanaryTopics, creatureTopics, findTopic, plantTopics } from "./topics";
import { content } from "~mocks/data/world";

it("lists twelve elements, the two of a sister one after the other", () => {
  expect(elements).toHaveLength(12);
  elements.forEach(({ sister }, index) => {
    expect(elements[index % 2 === 0 ? index + 1 : index - 1]?.sister).toBe(sister);
  });
});

it.each([...Object.keys(content), ...bestiaryTopics.map(({ slug }) => `bestiary/${slug}`)])(
  "describes the plate of %s",
  (path) => expect(describePlate(`world/${path}.png`)).toMatch(/^[A-Z].{40,}\.$/),
);

it.each(["world/bestiary/feral/toString.png", "constructor"])(
  "has no description of the unknown plate %s",
  (path) => expect(describePlate(path)).toBe(""),
);

describe("the entries of a list", () => {
  it("have a capitalised name, an address and a plate", () => {
    expect(creatureTopics(["šarn's hound"], "feral")).toEqual([
      {
        slug: "sarn-s-hound",
        name: "Šarn's Hound",
        path: "/world/bestiary/feral/sarn-s-hound",
        plate: "world/bestiary/feral/sarn-s-hound.png",
      },
    ]);
  });

  it("have encoded addresses", () => {
    expect(botanaryTopics(["Föhn & Co?"])[0]?.path).toBe("/world/botanary/f%C3%B6hn-%26-co%3F");
  });
});

it("lists the plants that the text of a subsection links to, in order, once each", () => {
  const text = [
    '<p><a href="/world/botanary/trees/saltfig">x</a> <a href="/world/botanary/herbs/mint">y</a></p>',
    '<p><a title="z" href="/world/botanary/trees/copperleaf-beech#bark">z</a></p>',
    '<p><a href="/world/botanary/trees/saltfig">x</a> <a href="/world/botanary/trees">all</a></p>',
  ];
  expect(plantTopics("trees", { pageLeft: text as SafeHtml[], pageRight: [] })).toMatchObject([
    { name: "Saltfig", path: "/world/botanary/trees/saltfig" },
    { name: "Copperleaf Beech" },
  ]);
});

it.each([
  [
    "text without markup",
    '<p>See <a href="/x">Šarn</a>, 3 &lt; 4&nbsp;&amp;\n on.</p>',
    /^See Šarn, 3 < 4 & on\.$/,
  ],
  ["that of the right page when the left one is empty", "", /^Right\.$/],
])("the description of a page is %s", (_name, left, description) => {
  const content = {
    pageLeft: left ? [left as SafeHtml] : [],
    pageRight: ["<p>Right.</p>" as SafeHtml],
  };
  const shelf = { name: "Feral", path: "/world/bestiary/feral" };
  const page = buildTopicPage(findTopic([], "bestiary/feral", "elk"), content, shelf, []);
  expect(page.description).toMatch(description);
});
