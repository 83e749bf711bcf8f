import { describe, expect, it } from "vitest";
import elements from "~content/world/elements.yaml";
import type { SafeHtml } from "~/upstream/safe-html";
import { buildTopicPage, describePlate } from "./topic-page.server";
import {
  bestiaryTopics,
  botanaryTopics,
  classTopics,
  creatureTopics,
  elementTopics,
  findNeighbors,
  plantTopics,
  findTopic,
} from "./topics";
import { content, topics } from "~mocks/data/world";

const html = (text: string) => text as SafeHtml;

describe("the guide's own lists have a page for every entry:", () => {
  it.each([...elementTopics, ...classTopics].map(({ path }) => path))("%s", (path) => {
    expect(content).toHaveProperty([path.slice("/world/".length)]);
  });

  it.each(bestiaryTopics.map(({ slug }) => slug))("bestiary %s", (slug) => {
    expect(topics[slug]?.length).toBeGreaterThan(0);
  });
});

it("has twelve elements, and the two of a pair follow one another", () => {
  expect(elements).toHaveLength(12);
  elements.forEach((element, index) => {
    const partner = elements[index % 2 === 0 ? index + 1 : index - 1];
    expect(element).toMatchObject({ pair: partner?.slug, sister: partner?.sister });
  });
});

describe("the description of a plate", () => {
  const described = Object.keys(content).concat(
    bestiaryTopics.map(({ slug }) => `bestiary/${slug}`),
  );

  it.each(described)("of %s is a sentence without the name", (path) => {
    const name = path.split("/").at(-1)!.replaceAll("-", " ");
    const words = describePlate(`world/${path}.png`);
    expect(words).toMatch(/^[A-Z].{40,}\.$/);
    // The caption beside it has the name.
    expect(words.toLowerCase()).not.toMatch(
      new RegExp(`^(?:an? |the )?(?:${name}|drawing|picture)\\b`),
    );
  });

  it("is empty for an unknown plate", () => {
    expect(describePlate("world/bestiary/feral/toString.png")).toBe("");
    expect(describePlate("constructor")).toBe("");
  });
});

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

  it("appear once each, without names that are no slugs", () => {
    const list = creatureTopics(["Elk", "elk", " ", "..", "a/b", "Stag"], "feral");
    expect(list.map(({ slug }) => slug)).toEqual(["elk", "stag"]);
  });

  it("have valid addresses for all names", () => {
    const [odd] = botanaryTopics(["Wer? #1 & <b>100%</b>"]);
    expect(odd?.path ?? "").not.toMatch(/[?#<>\s]/);
    expect(botanaryTopics(["Föhn & Co"])[0]?.path).toBe("/world/botanary/f%C3%B6hn-%26-co");
  });
});

describe("the neighbors of an entry", () => {
  const list = creatureTopics(["A", "B", "C"], "feral");
  const around = (slug: string) => {
    const { previous, next, number } = findNeighbors(list, slug);
    return [previous?.slug, number, next?.slug];
  };

  it("are the entries before and after it", () => {
    expect(around("b")).toEqual(["a", 2, "c"]);
  });

  it("are missing at the ends of the list", () => {
    expect(around("a")).toEqual([undefined, 1, "b"]);
    expect(around("c")).toEqual(["b", 3, undefined]);
  });

  it("are unknown for one that is not in the list", () => {
    expect(around("x")).toEqual([undefined, undefined, undefined]);
    expect(findTopic(list, "bestiary/feral", "grove-stag").name).toBe("Grove Stag");
  });
});

describe("the plants of a subsection", () => {
  it("are the ones its text links to, in order, once each", () => {
    const text = [
      '<p><a href="/world/botanary/trees/saltfig">x</a> <a href="/world/botanary/herbs/mint">y</a></p>',
      '<p><a title="z" href="/world/botanary/trees/copperleaf-beech#bark">z</a></p>',
      '<p><a href="/world/botanary/trees/saltfig">x</a> <a href="/world/botanary/trees">all</a></p>',
    ];
    const plants = plantTopics("trees", text);
    expect(plants.map(({ name }) => name)).toEqual(["Saltfig", "Copperleaf Beech"]);
    expect(plants[0]?.path).toBe("/world/botanary/trees/saltfig");
  });

  it.each(["trees", "herbs", "fungi", "moonblooms"])(
    "of the sample %s all have a page",
    (shelf) => {
      const { pageLeft, pageRight } = content[`botanary/${shelf}`]!;
      const plants = plantTopics(shelf, [...pageLeft, ...pageRight]);
      const known = Object.keys(content).filter((path) => path.startsWith(`botanary/${shelf}/`));
      expect(plants.map(({ slug }) => `botanary/${shelf}/${slug}`)).toEqual(known);
    },
  );
});

describe("the description of a page", () => {
  const descriptionOf = (left: string, right = "") => {
    const spread = {
      pageLeft: left ? [html(left)] : [],
      pageRight: right ? [html(right)] : [],
    };
    const shelf = { name: "Feral", path: "/world/bestiary/feral" };
    return buildTopicPage(findTopic([], "bestiary/feral", "elk"), spread, shelf, []).description;
  };

  it("is text without markup", () => {
    expect(
      descriptionOf('<p>See <a href="/x">Šarn</a>, who is 3 &lt; 4&nbsp;&amp;\n so on.</p>'),
    ).toBe("See Šarn, who is 3 < 4 & so on.");
  });

  it("ends between words", () => {
    const text = descriptionOf(`<p>${"twelve words, ".repeat(40)}</p>`);
    expect(text).toMatch(/(?:twelve|words)…$/);
    expect(text.length).toBeLessThanOrEqual(156);
  });

  it("is short even without a space", () => {
    expect(descriptionOf("狐".repeat(4_000))).toHaveLength(156);
  });

  it("is the right page's where the left one is empty", () => {
    expect(descriptionOf("", "<p>Right.</p>")).toBe("Right.");
  });
});
