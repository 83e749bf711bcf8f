import { capitals, lettered, textPath } from "../lettering";
import { box, fill, num, oval } from "../pen";
import { between, seeded } from "../seeded";
import { pageSize } from "./layouts";

/** What is lettered at the foot of a page. */
export interface PageFoot {
  title: string;
  page: number;
  seed: string;
}

/** The colour of the sheet. */
export const paper = "#fbf5e6";

/** The foot of a page: the comic, the page number in a paw print, the chapter. */
export function drawFoot({ title, page }: PageFoot): string {
  const y = pageSize.height - 36;
  const toes = [
    [-22, -14],
    [-8, -26],
    [10, -26],
    [24, -14],
  ]
    .map(([x = 0, dy = 0]) => oval(pageSize.width / 2 + x, y - 10 + dy, 8, 10))
    .join("");
  const pad = `M${num(pageSize.width / 2 - 30)},${num(y + 8)}C${num(pageSize.width / 2 - 30)},${num(y - 24)} ${num(pageSize.width / 2 + 32)},${num(y - 24)} ${num(pageSize.width / 2 + 32)},${num(y + 8)}C${num(pageSize.width / 2 + 30)},${num(y + 26)} ${num(pageSize.width / 2 - 28)},${num(y + 26)} ${num(pageSize.width / 2 - 30)},${num(y + 8)}Z`;
  return (
    fill(toes + pad, "#d9632b") +
    lettered(
      textPath(String(page), { x: pageSize.width / 2 + 1, y: y + 15, size: 34, anchor: "middle" }),
      "#fffaf0",
    ) +
    lettered(
      textPath(capitals("Talechasers"), { x: 46, y: y + 10, size: 28, tracking: 0.08 }),
      "#8a4a26",
    ) +
    lettered(
      textPath(title, {
        x: pageSize.width - 46,
        y: y + 10,
        size: 28,
        font: "boldItalic",
        anchor: "end",
      }),
      "#8a4a26",
    )
  );
}

/** A sheet of cream paper with a few fibres in it. */
export function drawPaper(seed: string): string {
  const chance = seeded(`paper ${seed}`);
  let specks = "";
  for (let i = 0; i < 60; i++)
    specks += fill(
      oval(
        between(chance, 0, pageSize.width),
        between(chance, 0, pageSize.height),
        between(chance, 0.8, 2.2),
        between(chance, 0.8, 1.6),
      ),
      "#c8ab7a",
      0.4,
    );
  return box(0, 0, pageSize.width, pageSize.height, paper) + specks;
}
