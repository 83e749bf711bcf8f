import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { findPanels } from "../src/find-panels";
import { isRight } from "./draw-layout";

/** Pages that people drew, beside the repository because of their licenses. */
const folder = "../shared/panels";

interface DrawnPage {
  file: string;
  boxes: [x: number, y: number, width: number, height: number][];
  /** Boxes that may be found or not. */
  optional?: DrawnPage["boxes"];
  rightToLeft?: boolean;
  /** A title, a cover or a sheet, without panels. */
  single?: boolean;
  /** People disagree about its panels. */
  hard?: boolean;
}

const isThere = existsSync(`${folder}/pages.json`);
if (!isThere) console.log(`skipped: pages that people drew, because ${folder} is missing`);

const toRect = ([x, y, width, height]: DrawnPage["boxes"][number]) => ({ x, y, width, height });

it.runIf(isThere)(
  "finds the panels of most pages that people drew, and few wrong ones",
  async () => {
    const pages = JSON.parse(readFileSync(`${folder}/pages.json`, "utf8")) as DrawnPage[];
    const right: string[] = [];
    const wrong: string[] = [];
    const clear = pages.filter(({ hard }) => !hard);
    for (const { file, boxes, optional = [], rightToLeft, single } of clear) {
      const { data, info } = await sharp(`${folder}/${file}`)
        .flatten({ background: "#ffffff" })
        .toColorspace("srgb")
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = findPanels({ data, width: info.width, height: info.height }, rightToLeft);
      const [panels, others] = [boxes.map(toRect), optional.map(toRect)];
      const isFound = [panels, [...others, ...panels]].some((truth) => isRight(truth, found));
      if (isFound || (single && found.length === 0)) right.push(file);
      else if (found.length > 0) wrong.push(file);
    }
    expect(right.length / clear.length, right.join()).toBeGreaterThan(0.7);
    expect(wrong.length / clear.length, wrong.join()).toBeLessThan(0.1);
  },
  60_000,
);
