import { group, svgDocument } from "../pen";
import type { Draw } from "../picture";
import { entry } from "../world/entry";
import { cornflower } from "./cornflower";
import { emblemSize } from "./enamel";
import { hibiscus } from "./hibiscus";
import { jollyPad, mendedPad } from "./game-pads";

const emblems: Readonly<Record<string, () => string>> = {
  als: cornflower,
  go: mendedPad,
  jj: jollyPad,
  kka: hibiscus,
};

/** The emblems of the charity events: `charities/{event}.png`. */
export const drawCharity: Draw = (path) => {
  const [, event = ""] = /^charities\/([^/]+)\.png$/.exec(path) ?? [];
  const emblem = entry(emblems, event);
  if (!emblem) return undefined;
  const middle = emblemSize / 2;
  return {
    width: emblemSize,
    height: emblemSize,
    svg: svgDocument(emblemSize, emblemSize, group(emblem(), { x: middle, y: middle })),
  };
};
