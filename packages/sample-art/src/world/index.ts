import type { Draw } from "../picture";
import { drawAnthro } from "./creatures/anthro";
import { drawAspect } from "./creatures/aspect";
import { drawDraconic } from "./creatures/draconic";
import { drawFeral } from "./creatures/feral";
import { drawFloradon } from "./creatures/floradon";
import { drawMonster } from "./creatures/monster";
import { drawClass } from "./magic/classes";
import { drawElement } from "./magic/elements";
import { drawMap } from "./map/map";
import { drawPlant } from "./plants/botanary";
import { drawVista } from "./vista";

const bestiary = {
  anthro: drawAnthro,
  aspect: drawAspect,
  draconic: drawDraconic,
  feral: drawFeral,
  floradon: drawFloradon,
  monster: drawMonster,
};

function isSubsection(name: string): name is keyof typeof bestiary {
  return Object.hasOwn(bestiary, name);
}

const wellFormed = /^world\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.png$/;

/**
 * Draws the pictures of the world pages: the two maps, the plates of the bestiary and the botanary, the emblems of
 * elements and classes. A topic nobody has described still gets a picture of its own, read off its name.
 */
export const drawWorld: Draw = (path) => {
  const [, section, subsection, topic] = wellFormed.exec(path) ?? [];
  if (section === undefined || subsection === undefined) return undefined;
  if (section === "bestiary" && isSubsection(subsection)) return bestiary[subsection](path, topic);
  if (section === "botanary") return drawPlant(path, subsection, topic);
  if (section === "magic" && subsection === "elements" && topic !== undefined)
    return drawElement(topic);
  if (section === "magic" && subsection === "classes" && topic !== undefined)
    return drawClass(path, topic);
  if (path === "world/geography/pre-cataclysm.png") return drawMap("pre");
  if (path === "world/geography/post-cataclysm.png") return drawMap("post");
  return drawVista(path, topic ?? subsection);
};
