import { chance } from "../chance";
import type { Chance } from "../chance";
import { inside } from "../shape";
import type { Point } from "../shape";
import { areas, lake, lands, rivers } from "./ground";
import type { Age } from "./ground";
import type { Box } from "./names";
import { overlaps } from "./names";
import { sign } from "./signs";

const variants = 5;

/** The signs used on the map, each in a few hands, to be referred to by name. */
export function signDefs(age: Age): string {
  const kinds = new Set(
    areas.filter((area) => !area.age || area.age === age).map((area) => area.sign),
  );
  return [...kinds]
    .map((kind) =>
      Array.from(
        { length: variants },
        (_, index) =>
          `<g id="${kind}${String(index)}">${sign(kind, 0, 0, chance(`${kind} ${String(index)}`))}</g>`,
      ).join(""),
    )
    .join("");
}

/** Strews an area's signs over dry land, clear of names, drawings and water. */
export function strewn(age: Age, blocked: readonly Box[], seed: Chance): string {
  const ground = lands(age);
  const courses = rivers.flat();
  const marks: { x: number; y: number; id: string }[] = [];
  for (const area of areas) {
    if (area.age && area.age !== age) continue;
    const placed: Point[] = [];
    const room = {
      mountain: 34,
      hill: 26,
      tree: 13,
      pine: 15,
      glass: 17,
      marsh: 20,
      ice: 30,
      grass: 20,
      dune: 22,
    }[area.sign];
    for (let tries = 0, count = 0; count < area.count && tries < area.count * 14; tries += 1) {
      const angle = seed.between(0, Math.PI * 2);
      const reach = Math.sqrt(seed.next());
      const [x, y] = [
        Math.round(area.x + Math.cos(angle) * reach * area.rx),
        Math.round(area.y + Math.sin(angle) * reach * area.ry),
      ];
      const half = room * 0.6;
      const box = { left: x - half, top: y - room, right: x + half, bottom: y + 3 };
      const clear =
        !blocked.some((other) => overlaps(box, other)) &&
        !placed.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.5) < room) &&
        !courses.some(([px, py]) => Math.hypot(px - x, py - y) < room * 0.7);
      if (!clear || inside(x, y, lake) || inside(x, y - 10, lake)) continue;
      const shore = 9;
      if (
        ![
          [x - half - shore, y + 4],
          [x + half + shore, y + 4],
          [x, y - room * 0.6],
          [x, y + shore],
        ].every(([px = 0, py = 0]) => ground.some((outline) => inside(px, py, outline)))
      )
        continue;
      placed.push([x, y]);
      marks.push({ x, y, id: `${area.sign}${String(seed.whole(0, variants - 1))}` });
      count += 1;
    }
  }
  return marks
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, id }) => `<use href="#${id}" x="${String(x)}" y="${String(y)}"/>`)
    .join("");
}
