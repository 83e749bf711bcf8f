import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import { darker, lighter } from "../colour";
import { plate, titled } from "../plate";
import { place } from "../shape";
import { beast } from "./beast";
import type { BeastShape } from "./beast-shape";
import { beastKinds } from "./beast-kinds";
import type { BeastKind } from "./beast-kinds";
import { bird, birdKinds } from "./bird";
import type { BirdKind, BirdShape } from "./bird";
import { dressed, known, stand, track } from "./feral-known";
import type { Known } from "./feral-known";
import { glider } from "./glider";
import { moth } from "./moth";
import { coatOf, giftOf, landOf } from "./omens";

/** Words in a name that tell which body a beast has. */
const beastWords: readonly (readonly [RegExp, BeastKind])[] = [
  [/stag|deer|hart|doe|elk|antler|caribou|moose/, "stag"],
  [/hound|wolf|dog|jackal|cur\b/, "hound"],
  [/fox|vixen/, "fox"],
  [/hare|rabbit|coney/, "hare"],
  [/bear|bruin/, "bear"],
  [/boar|hog|pig|sow/, "boar"],
  [/lynx|bobcat|caracal/, "lynx"],
  [/cat|panther|lion|leopard|puma/, "cat"],
  [/goat|ibex|chamois/, "goat"],
  [/ram|sheep|ewe|lamb/, "ram"],
  [/otter|weasel|stoat|marten|mink|ferret|newt|salamander/, "otter"],
  [/badger|mole/, "badger"],
  [/ox|bull|aurochs|bison|cow|yak/, "ox"],
  [/horse|pony|mare|steed|unicorn|mule/, "horse"],
  [/mouse|rat|vole|shrew|squirrel/, "mouse"],
  [/raccoon|panda|ringtail|tanuki/, "raccoon"],
];

const birdWords: readonly (readonly [RegExp, BirdKind])[] = [
  [/goose|duck|swan|gander/, "goose"],
  [/robin|wren|sparrow|finch|lark|thrush/, "robin"],
  [/crow|raven|magpie|rook|jay|owl/, "crow"],
  [/heron|crane|stork|ibis/, "heron"],
  [/hawk|eagle|falcon|kestrel|gull|kite\b(?!-)/, "hawk"],
  [/cock|hen|grouse|pheasant/, "cock"],
];

/** Fits a beast into the plate: small animals are drawn closer. */
function fitted(shape: BeastShape): number {
  const high = shape.tall + shape.rise + (shape.crown === "antlers" ? 190 : 90);
  return Math.min(1.55, 540 / high, 700 / (shape.long * 1.55 + shape.reach + 110));
}

function invented(path: string, name: string): Known {
  const seed = chance(path);
  const country = landOf(name, seed);
  const colours = coatOf(name, seed);
  if (/moth|butterfly|mayfly|beetle|bee|wasp/.test(name))
    return {
      country,
      subject: (s) =>
        place(
          moth(
            {
              wing: lighter(colours.coat, 0.3),
              band: colours.coat,
              spot: colours.belly,
              fur: darker(colours.coat, 0.2),
              light: "#ffe9a8",
            },
            s,
          ),
          600,
          420,
          { scale: 1.1 },
        ),
      studies: [],
    };
  if (/glid|kite|flying|bat\b/.test(name))
    return {
      country,
      subject: (s) => place(glider(colours.coat, colours.belly, colours.dark, s), 640, 400),
      studies: [{ x: 140, y: 620, scale: 0.85, drawing: track("paw", colours.dark) }],
    };
  const feathered =
    birdWords.find(([pattern]) => pattern.test(name))?.[1] ??
    (/bird|feather|wing/.test(name)
      ? seed.pick(["crow", "heron", "hawk", "robin"] as const)
      : undefined);
  if (feathered) {
    const shape: BirdShape = birdKinds[feathered];
    const high = shape.leg + shape.deep * 2 + shape.neck + shape.head;
    return {
      country,
      subject: (s) =>
        stand(
          bird(
            "b",
            shape,
            {
              coat: colours.coat,
              belly: colours.belly,
              wing: darker(colours.coat, 0.18),
              bill: "#d99a3a",
              eye: colours.eye,
            },
            s,
          ),
          Math.min(1.7, 500 / high),
          580,
        ),
      studies: [{ x: 1066, y: 600, scale: 0.85, drawing: track("bird", colours.dark) }],
    };
  }
  const kind =
    beastWords.find(([pattern]) => pattern.test(name))?.[1] ??
    seed.pick(Object.keys(beastKinds) as [BeastKind, ...BeastKind[]]);
  const shape: BeastShape = beastKinds[kind];
  const dress = dressed({
    ...colours,
    pattern: seed.pick(["plain", "stripes", "spots", "dapple", "saddle", "mask"]),
    ...giftOf(name, country, seed),
  });
  return {
    country,
    subject: (s) => stand(beast("b", shape, dress, s), fitted(shape), 560),
    studies: [{ x: 1066, y: 600, scale: 0.85, drawing: track(shape.foot, colours.dark) }],
  };
}

/** A plate of the feral beasts. */
export function drawFeral(path: string, topic: string | undefined): Picture {
  const name = topic ?? "moss-fox";
  const { country, subject, studies } = entry(known, name) ?? invented(path, name);
  return plate({
    path,
    country,
    title: titled(topic ?? "feral"),
    note: "Bestiary · Feral",
    subject: subject(chance(`${path} subject`)),
    studies,
  });
}
