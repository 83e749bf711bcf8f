import type { Species } from "../pokedex";
import { lettered, textPath } from "../lettering";
import { box, fill, group, gradient, ink, mix, num, oval, stroke } from "../pen";
import { metalOf, rim, type Metal, type School } from "../world/magic/pin";
import { sparkle } from "./faces";
import { motif } from "./motifs";
import type { Coat } from "./palette";

/** The medallion's outer radius; its pale middle, where the creature stands, ends at `stageRadius`. */
const radius = 204;
const stageRadius = 146;

/** Mother of pearl, which only shiny medallions are cast in. */
const pearl: Metal = { light: "#fffdf4", body: "#f3c6e6", dark: "#7d6aa8" };

/** The outline and metal: bronze hexagon, silver scallop, gold sunburst by stage; a star for legends. */
function castingOf({ stage, notFullyEvolved, legendary, mythical }: Species): School {
  if (legendary || mythical) return "star";
  if (!notFullyEvolved) return "ember";
  return stage === 0 ? "root" : "tide";
}

function metalGradient(metal: Metal, shiny: boolean) {
  return gradient(
    shiny
      ? [
          [0, "#fff7c9"],
          [0.22, "#ffd0e4"],
          [0.42, "#c9e4ff"],
          [0.6, "#fffdf4"],
          [0.8, "#d9c8ff"],
          [1, "#b5f0dc"],
        ]
      : [
          [0, metal.light],
          [0.35, metal.body],
          [0.55, metal.light],
          [0.75, metal.body],
          [1, metal.dark],
        ],
    "down",
  );
}

/** The medallion around 0,0: metal rim, a two-tone ring stamped with the types, a pale stage. */
export function medallion(species: Species, coat: Coat, shiny: boolean): string {
  const school = castingOf(species);
  const metal = shiny ? pearl : metalOf(school);
  const sheen = metalGradient(metal, shiny);
  const outer = rim(school, radius);
  const inner = rim(school, radius * 0.92);
  const [first, second] = coat.halves;
  const stage = gradient(
    [
      [0, mix(coat.ground, "#ffffff", 0.55)],
      [1, coat.ground],
    ],
    "round",
  );
  const [firstType, secondType = firstType] = species.types;
  const stamps = Array.from({ length: 16 }, (_, i) => {
    const turn = 11.25 + i * 22.5;
    const type = i < 8 ? secondType : firstType;
    return group(group(motif(type, "#fff8e6"), { y: -stageRadius - 21, scale: 0.92 }), { turn });
  }).join("");
  return (
    fill(outer, "#1d1526", 0.2).replace("<path", '<path transform="translate(4 9)"') +
    sheen.defs +
    stage.defs +
    `<path d="${outer}" fill="${sheen.ref}" stroke="${metal.dark}" stroke-width="5"/>` +
    `<clipPath id="ring"><path d="${inner}"/></clipPath>` +
    `<g clip-path="url(#ring)">${box(-radius, -radius, radius, radius * 2, first)}${box(0, -radius, radius, radius * 2, second)}` +
    `<path d="M0,${-radius}V${-stageRadius}M0,${stageRadius}V${radius}" stroke="${metal.light}" stroke-width="5"/></g>` +
    stroke(inner, 4, metal.dark) +
    group(stamps) +
    `<circle r="${stageRadius}" fill="${stage.ref}" stroke="${metal.dark}" stroke-width="11"/>` +
    `<circle r="${stageRadius}" fill="none" stroke="${sheen.ref}" stroke-width="6"/>` +
    `<clipPath id="stage"><circle r="${stageRadius - 3}"/></clipPath>` +
    `<g clip-path="url(#stage)">${fill(oval(0, 168, 190, 72), mix(coat.ground, first, 0.42))}${fill(oval(0, 180, 190, 72), mix(coat.ground, second, 0.5))}</g>`
  );
}

/** The number plate at the medallion's foot. */
export function plate(species: Species, shiny: boolean): string {
  const metal = shiny ? pearl : metalOf(castingOf(species));
  const sheen = metalGradient(metal, shiny);
  const text = textPath(String(species.number).padStart(4, "0"), {
    x: 0,
    y: 11,
    size: 32,
    anchor: "middle",
    tracking: 0.06,
  });
  return (
    `<rect x="-58" y="-20" width="116" height="42" rx="15" fill="${metal.dark}" stroke="${ink}" stroke-width="5"/>` +
    sheen.defs +
    `<rect x="-54" y="-17" width="108" height="35" rx="12" fill="${sheen.ref}"/>` +
    lettered(text, ink, { colour: metal.light, width: 4 })
  );
}

/** The sparkles around a shiny one. */
export function sparkles(): string {
  return (
    [
      [-178, -158, 34],
      [186, -130, 28],
      [-196, 96, 22],
      [176, 128, 32],
      [-128, -204, 16],
      [212, -72, 13],
    ] as const
  )
    .map(([x, y, r]) => sparkle(Number(num(x)), y, r, "#fff3b8"))
    .join("");
}
