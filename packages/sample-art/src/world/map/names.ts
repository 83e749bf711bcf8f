import { textWidth } from "../letters";
import type { Place } from "../../places";

/** A rectangle that is taken. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Label {
  place: Place;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  text: number;
  wide: boolean;
  box: Box;
}

/** Whether two rectangles share ground. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

const regions = new Set<Place["kind"]>(["ice", "forest", "sea", "strait", "road"]);

/** Ground a place's drawing covers. */
export function footprint({ slug, kind, x, y }: Place): Box {
  if (slug === "emberfall") return { left: x - 48, top: y - 140, right: x + 98, bottom: y + 18 };
  if (regions.has(kind)) return { left: x, top: y, right: x, bottom: y };
  return { left: x - 44, top: y - 44, right: x + 52, bottom: y + 16 };
}

/** Finds a free spot for every name: beside, below or above its place, never over another name or sign. */
export function lettering(places: readonly Place[]): Label[] {
  const taken: Box[] = [...places.map(footprint), { left: 290, top: 440, right: 418, bottom: 510 }];
  return places.map((place) => {
    const wide = regions.has(place.kind);
    const text = place.kind === "city" ? 27 : wide ? 25 : 23;
    const spacing = wide ? 3 : 0.5;
    const width = textWidth(place.name, text, spacing);
    const own = footprint(place);
    const spots: readonly (readonly [number, number, Label["anchor"]])[] = wide
      ? [
          [place.x, place.y + 8, "middle"],
          [place.x, place.y + 44, "middle"],
          [place.x, place.y - 32, "middle"],
          [place.x, place.y + 70, "middle"],
        ]
      : [
          [place.x, own.bottom + text, "middle"],
          [own.right + 8, place.y + 4, "start"],
          [own.left - 8, place.y + 4, "end"],
          [place.x, own.top - 8, "middle"],
          [place.x, own.bottom + text * 2, "middle"],
        ];
    const boxed = spots.map(([x, y, anchor]) => {
      const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
      return {
        place,
        x,
        y,
        anchor,
        text,
        wide,
        box: {
          left: left - 6,
          top: y - text * 0.82,
          right: left + width + 6,
          bottom: y + text * 0.28,
        },
      };
    });
    const free = boxed.find(
      ({ box }) =>
        box.left > 60 && box.right < 1540 && !taken.some((other) => overlaps(box, other)),
    );
    const chosen = free ?? boxed[0];
    if (!chosen) throw new Error(`no spot for ${place.name}`);
    taken.push(chosen.box);
    return chosen;
  });
}
