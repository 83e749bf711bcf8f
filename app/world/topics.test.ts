import { expect, it } from "vitest";
import { buildTopicPage, describePlate } from "./topic-page.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { bestiaryTopics, creatureTopics, findTopic, plantTopics } from "./topics";
import { content } from "~mocks/data/world";

it.each([...Object.keys(content), ...bestiaryTopics.map(({ slug }) => `bestiary/${slug}`)])(
  "the picture of %s has an alternative text",
  (path) => expect(describePlate(`world/${path}.png`)).toMatch(/^[A-Z].{40,}\.$/),
);

it("the entries of a topic list have a capitalized name, an address and a picture", () => {
  expect(creatureTopics(["šarn's hound"], "feral")).toEqual([
    {
      slug: "sarn-s-hound",
      name: "Šarn's Hound",
      path: "/world/bestiary/feral/sarn-s-hound",
      plate: "world/bestiary/feral/sarn-s-hound.png",
    },
  ]);
});

it("the plants of a subsection are the plants that its text links to", () => {
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
])("the description of a topic page is %s", (_name, left, description) => {
  const content = {
    pageLeft: left ? [left as SafeHtml] : [],
    pageRight: ["<p>Right.</p>" as SafeHtml],
  };
  const shelf = { name: "Feral", path: "/world/bestiary/feral" };
  const page = buildTopicPage(findTopic([], "bestiary/feral", "elk"), content, shelf, []);
  expect(page.description).toMatch(description);
});
