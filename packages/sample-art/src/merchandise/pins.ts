import { lettered, textPath } from "../lettering";
import { fill, group, inked, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { twinkle } from "../portraits/things";
import { between, seeded } from "../seeded";
import { emblemOf } from "../world/magic/elements";
import { pin } from "../world/magic/pin";
import { ground, softShadow } from "./product-stage";

/** A column for each school. */
const schools: readonly (readonly [school: string, ...elements: string[]])[] = [
  ["Ember", "fire", "lightning", "light"],
  ["Tide", "water", "frost", "wind"],
  ["Root", "earth", "nature", "spirit"],
  ["Star", "space", "time", "dark"],
];

const sheet =
  "M-322,-372H322Q342,-372 342,-352V372Q342,392 322,392H-322Q-342,392-342,372V-352Q-342,-372-322,-372Z";

/** The twelve elements as enamel pins on their backing card. */
export function drawPins(): Picture {
  const chance = seeded("pin card");
  let sky = "";
  for (let i = 0; i < 60; i++)
    sky += twinkle(
      Math.round(between(chance, -330, 330)),
      Math.round(between(chance, -360, 380)),
      Math.round(between(chance, 2, 8)),
      "#5a5aa0",
    );
  const name = (text: string, y: number, size: number, tracking: number, x = 0) =>
    lettered(textPath(text, { x, y, size, tracking, anchor: "middle" }), "#ffe2a0");
  const pins = schools
    .map(([school, ...elements], column) => {
      const x = -237 + column * 158;
      return (
        elements
          .map((element, row) => {
            const { school: cast, ground: enamel, cells } = emblemOf(element);
            return group(pin(`pin-${element}`, cast, enamel, cells, 68), {
              x,
              y: -122 + row * 162,
            });
          })
          .join("") + name(school, 330, 30, 0.08, x)
      );
    })
    .join("");
  const art =
    ground(900, 900, "#cfd8ee") +
    group(
      softShadow(22, 34, 450, 500, 0.6) +
        inked(sheet, "#262a5c", { inside: sky, light: [-5, -5] }) +
        stroke("M-316,-346H316V366H-316Z", 2.6, "#e8b54a", 0.8) +
        inked(oval(0, -336, 26, 11), "#cfd8ee", { weight: 1.8 }) +
        name("The Twelve", -256, 74, 0.06) +
        fill("M-180,-232H-20L0,-240 20,-232H180L20,-228 0,-220-20,-228Z", "#e8b54a") +
        pins,
      { x: 450, y: 446, turn: 2.5 },
    );
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
