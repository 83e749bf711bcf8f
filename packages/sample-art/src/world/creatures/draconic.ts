import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { flat, inked, stroke } from "../figure";
import { plate, titled } from "../plate";
import type { Study } from "../plate";
import type { Country } from "../country";
import { beadsOf, disc, oval, place, pointsOf, polygon, ribbon, smooth } from "../shape";
import type { Bead } from "../shape";
import type { Design } from "./draconic-poses";
import { drake, great, lindworm, papers, seaSerpent, shade, wyrm } from "./draconic-poses";
import { clawedLeg } from "./dragon-limbs";
import { dragonHead } from "./dragon-head";
import { serpentBody } from "./dragon";
import type { Crest, DragonDress } from "./dragon";
import { coatOf, landOf } from "./omens";

/** A scale, an egg or a claw for the margin. */
function egg(colour: string, seed: Chance): string {
  return (
    inked(smooth(pointsOf("0,-56 30,-24 40,16 24,46 0,52 -24,46 -40,16 -30,-24")), colour, 4) +
    flat(
      Array.from({ length: 12 }, () =>
        disc(seed.between(-26, 26), seed.between(-26, 40), seed.between(2, 6)),
      ).join(""),
      darker(colour, 0.35),
    ) +
    flat(oval(-14, -18, 8, 15, 20), "#ffffff", 0.6)
  );
}

interface Known {
  country: Country;
  design: Design;
  pose: (design: Design, seed: Chance) => string;
}

const known: Record<string, Known> = {
  "ledger-dragon": {
    country: "cave",
    design: {
      dress: { hide: "#2f5d52", belly: "#c9cfa0", horn: "#d9c48f", eye: "#f0c24a", fin: "#3f7a68" },
      crest: "spines",
      head: { horns: "short", spectacles: true },
    },
    pose: (design, seed) => {
      const beads: Bead[] = beadsOf(
        "200,690,4 270,660,22 400,670,42 560,640,52 700,600,54 770,510,50 700,430,46 570,400,44 500,310,40 570,230,36 680,220,34",
      );
      return (
        shade +
        papers(seed) +
        serpentBody("le", beads, 1, design.crest, design.dress, seed) +
        clawedLeg("le1", beadsOf("720,590,40 770,650,24 800,690,20"), design.dress) +
        clawedLeg("le2", beadsOf("500,640,36 540,690,22 570,708,18"), design.dress) +
        dragonHead("leh", 690, 224, 1.15, 18, design.dress, design.head) +
        place(
          inked(polygon(pointsOf("-54,-34 52,-40 56,34 -50,40")), "#fdf7e6", 3) +
            stroke("M-36 -18h66M-36 -4h72M-36 10h50M-36 24h30", 3, "#6a5a5a"),
          870,
          400,
          { turn: 10 },
        )
      );
    },
  },
  "cinder-wyrm": {
    country: "volcano",
    design: {
      dress: { hide: "#4a3d45", belly: "#f2913c", horn: "#2f262c", eye: "#ffd24a", fin: "#f2803c" },
      crest: "embers",
      head: { horns: "short" },
      glowing: true,
    },
    pose: wyrm,
  },
  "bluecliff-drake": {
    country: "mountain",
    design: {
      dress: { hide: "#4f9c92", belly: "#cfe3cf", horn: "#b9713f", eye: "#f2b33c", fin: "#5f86b0" },
      crest: "spines",
      head: { horns: "none", frill: true },
    },
    pose: drake,
  },
  "mire-lindworm": {
    country: "marsh",
    design: {
      dress: { hide: "#6f7343", belly: "#c6bd84", horn: "#4b4530", eye: "#e8c84a", fin: "#7f9a48" },
      crest: "moss",
      head: { horns: "none", whiskers: true },
    },
    pose: lindworm,
  },
  "tide-vesra": {
    country: "sea",
    design: {
      dress: { hide: "#8fa3a8", belly: "#dcebdc", horn: "#dfe6d6", eye: "#f0d46a", fin: "#bfe3d4" },
      crest: "sail",
      head: { horns: "none", frill: true },
    },
    pose: seaSerpent,
  },
  snowmantle: {
    country: "ice",
    design: {
      dress: { hide: "#dfe9f2", belly: "#ffffff", horn: "#8fa9c6", eye: "#3f86d0", fin: "#c4d6ea" },
      crest: "fur",
      head: { horns: "swept", ruff: "#f3f7fb" },
    },
    pose: great,
  },
};

function invented(path: string, name: string): Known {
  const seed = chance(path);
  const country = landOf(name, seed);
  const coat = coatOf(name, seed);
  const feathered = /feather|plume|quill|couatl|amphi/.test(name);
  const dress: DragonDress = {
    hide: coat.coat,
    belly: coat.belly,
    horn: coat.dark,
    eye: coat.eye,
    fin: seed.pick([lighter(coat.coat, 0.35), darker(coat.coat, 0.2), "#c9714a", "#5f86b0"]),
  };
  const pose = /serpent|sea|tide|eel|leviathan|vesra/.test(name)
    ? seaSerpent
    : /lindworm|mire|marsh|bog/.test(name)
      ? lindworm
      : /wyrm|worm|snake/.test(name)
        ? wyrm
        : /drake|wyvern|draglet|small|feather/.test(name)
          ? drake
          : seed.pick([wyrm, drake, great, great]);
  const crest: Crest = feathered
    ? "feathers"
    : pose === seaSerpent
      ? "sail"
      : country === "volcano"
        ? "embers"
        : country === "forest" || country === "marsh"
          ? "moss"
          : country === "ice"
            ? "fur"
            : "spines";
  return {
    country: pose === seaSerpent ? "sea" : country,
    design: {
      dress,
      crest,
      feathered,
      head: {
        horns: seed.pick(["swept", "short", "antler"]),
        frill: seed.likely(0.3),
        whiskers: seed.likely(0.25),
      },
    },
    pose,
  };
}

/** A plate of the draconics. */
export function drawDraconic(path: string, topic: string | undefined): Picture {
  const name = topic ?? "feathered-sun-drake";
  const { country, design, pose } = entry(known, name) ?? invented(path, name);
  const seed = chance(`${path} subject`);
  const studies: Study[] =
    name === "mire-lindworm" || pose === seaSerpent
      ? []
      : [{ x: 1084, y: 610, scale: 0.85, drawing: egg(lighter(design.dress.hide, 0.25), seed) }];
  const flakes =
    name === "snowmantle"
      ? flat(
          Array.from({ length: 50 }, () =>
            disc(seed.between(120, 1080), seed.between(120, 640), seed.between(2, 6)),
          ).join(""),
          "#ffffff",
          0.95,
        )
      : "";
  const sparks = design.glowing
    ? flat(
        Array.from({ length: 24 }, () => {
          const [x, y] = [seed.between(300, 900), seed.between(150, 560)];
          return ribbon([
            [x, y, 3],
            [x + 4, y - 12, 1],
          ]);
        }).join(""),
        "#ffd24a",
      )
    : "";
  return plate({
    path,
    country,
    title: titled(topic ?? "draconic"),
    note: "Bestiary · Draconic",
    subject: pose(design, seed) + flakes + sparks,
    studies,
  });
}
