import { describe, expect, it } from "vitest";
import { drawPicture } from "..";
import { planPanel } from "../comic-page";
import { panelsOf } from "./layouts";
import { cast, drawBust, drawCharacter, type CastName } from "../cast";
import { comics } from "../comics";

const pages = Object.entries(comics).flatMap(([comic, { chapters }]) =>
  Object.entries(chapters).flatMap(([chapter, { pages }]) =>
    pages.map((page) => ({ ...page, path: `comics/${comic}/${chapter}/${page.imageId}.png` })),
  ),
);

/** A text as it is compared: quotation marks and capitals are the letterer's. */
const plain = (text: string) => text.toLowerCase().replace(/[“”‘’]/g, "");

const drawn = new Map<string, ReturnType<typeof drawPicture>>();

/** A picture as it was drawn the first time. */
function firstDrawn(path: string): ReturnType<typeof drawPicture> {
  if (!drawn.has(path)) drawn.set(path, drawPicture(path));
  return drawn.get(path);
}

describe("the comic", () => {
  it("has the published pages, with a gap where one was withdrawn", () => {
    const numbers = Object.values(comics.talechasers?.chapters ?? {}).map((chapter) =>
      chapter.pages.map(({ page }) => page),
    );
    expect(numbers).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 5, 6, 7, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
    expect(new Set(pages.map(({ imageId }) => imageId)).size).toBe(pages.length);
  });

  it.each(pages)("draws $path without relying on fonts", ({ path }) => {
    const picture = firstDrawn(path);
    expect(picture).toMatchObject({ width: 1100, height: 1700 });
    expect(picture?.svg).not.toMatch(/<text|NaN|undefined/);
    expect(picture?.svg.length).toBeLessThan(280_000);
  });

  it.each(pages.filter((_page, at) => at % 5 === 0))(
    "draws $path the same way every time",
    ({ path }) => {
      expect(drawPicture(path)).toEqual(firstDrawn(path));
    },
  );

  it("draws no two pages alike", () => {
    expect(new Set(pages.map(({ path }) => firstDrawn(path)?.svg)).size).toBe(pages.length);
  });

  it.each(pages)(
    "keeps the balloons of $path off the faces they were not put on by hand",
    ({ script }) => {
      const panels = panelsOf(script.layout);
      expect(script.panels).toHaveLength(panels.length);
      script.panels.forEach((panel, i) => {
        const { faces, balloons } = planPanel(panel, panels[i]?.corners ?? []);
        balloons.forEach(({ shape, x, y }, b) => {
          if (panel.balloons?.[b]?.at) return;
          for (const face of faces) {
            // The eyes and the mouth: the middle of the face.
            const apart =
              Math.abs(face.x + face.width / 2 - x) >= face.width * 0.3 + shape.width / 2 ||
              Math.abs(face.y + face.height / 2 - y) >= face.height * 0.25 + shape.height / 2;
            expect(apart, `${shape.block.lines.join(" ")} (panel ${i + 1})`).toBe(true);
          }
        });
      });
    },
  );

  it("has words for every panel, and in them everything that is lettered there", () => {
    for (const { words, pages } of Object.values(comics["talechasers"]!.chapters)) {
      expect(Object.keys(words).map(Number)).toEqual(pages.map(({ page }) => page));
      for (const { page, script } of pages) {
        expect(words[page]).toHaveLength(script.panels.length);
        script.panels.forEach(({ balloons = [], sounds = [] }, panel) => {
          const told = words[page]![panel]!;
          const length = told.split(" ").length;
          expect(length, told).toBeGreaterThanOrEqual(25);
          expect(length, told).toBeLessThanOrEqual(65);
          for (const { text } of [...balloons, ...sounds])
            expect(plain(told)).toContain(plain(text));
        });
      }
    }
  });

  it("knows only its own paths", () => {
    for (const path of [
      "",
      "comics/talechasers/1/none.png",
      "comics/none/1/7c1e90a4d2.png",
      "comics/constructor/1/x.png",
      "maps/casarok.png",
    ]) {
      expect(drawPicture(path)).toBeUndefined();
    }
  });
});

describe("the cast", () => {
  it.each(Object.keys(cast) as CastName[])("draws %s whole and as a bust", (who) => {
    const figure = drawCharacter({
      who,
      pose: "standing",
      expression: "happy",
      facing: "right",
      x: 0,
      y: 0,
      height: 400,
    });
    const bust = drawBust({ who, expression: "sly", facing: "left", x: 200, y: 200, size: 300 });
    expect(figure + bust).not.toMatch(/NaN|undefined/);
  });
});
