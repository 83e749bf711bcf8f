import type { Species, TypeName } from "../pokedex";
import { fill, group, inked, oval, type Point } from "../pen";
import { bodies } from "./bodies";
import type { Body } from "./body";
import { ears } from "./ears";
import { facePatches, features } from "./faces";
import { horns } from "./horns";
import { keepsake } from "./keepsakes";
import type { Coat } from "./palette";
import { ruff } from "./ruff";
import { tail, wings } from "./tails";
import { traitsOf, type Ears, type Traits } from "./traits";

/** The picture's room above the feet and from side to side, less what size adds for the great. */
const roomAbove = 350;
const room = 400;

/** How far ears rise above the head, where it is not the ordinary 36. */
const earHeights: Partial<Record<Ears, number>> = {
  long: 78,
  feelers: 72,
  leaf: 58,
  combs: 48,
  whips: 52,
  floppy: 4,
  none: 0,
};

/** Whose keepsakes hover beside the head. */
const hovering: readonly TypeName[] = ["Electric", "Water", "Ghost"];

/** How far ears stick out to the side, where it is not the ordinary 8. */
const earWidths: Partial<Record<Ears, number>> = {
  swept: 62,
  floppy: 34,
  fin: 34,
  tufted: 34,
  whips: 34,
};

/** How far ears, horns and keepsakes rise above a head of middle size. */
function crownHeight({ ears: ear, horns: horn, growth, wears }: Traits): number {
  const earHeight = earHeights[ear] ?? 36;
  const hornHeight = horn === "none" ? 0 : horn === "nubs" || horn === "spines" ? 28 : 74;
  const worn = wears.includes("Fire") ? 62 : wears.includes("Psychic") ? 50 : 0;
  return Math.max(earHeight * growth, hornHeight * growth, worn);
}

/** How far a creature extends to the left and to the right of its feet. */
function reach(traits: Traits, body: Body): Point {
  const { ears: ear, tail: kind, wings: wing, growth, young } = traits;
  // The more a tail is turned down, the further its end lies out.
  const tailWidth = kind === "none" ? 0 : kind === "bob" ? 42 : 98 + body.tail.turn * 0.5;
  const tailEnd = body.tail.at[0] + tailWidth * growth;
  const wingEnd = wing === "none" ? 0 : Math.abs(body.back[0]) + 114 * (1.08 - young * 0.22);
  const hovers = traits.wears.some((type) => hovering.includes(type));
  const earWidth = Math.max((earWidths[ear] ?? 8) * growth, hovers ? 38 : 0);
  const side = Math.max(body.halfWidth, body.head.rx - body.head.x + earWidth, wingEnd);
  return [-side, Math.max(side, tailEnd)];
}

/** The creature of a species, its feet on 0,0: tail and wings, body, head, face and keepsakes. */
export function creature(species: Species, coat: Coat): string {
  const traits = traitsOf(species);
  const body = bodies[traits.build](traits, coat);
  const { head } = body;
  const ear = ears(traits, coat, head);
  const skull = head.merged
    ? ""
    : inked(oval(head.x, head.y, head.rx, head.ry), coat.main, {
        inside: facePatches(traits, coat, head),
        weight: 3,
      });
  // Ears of those who are all head grow from behind the body.
  const crown = horns(traits, coat, head) + (ear.before ? "" : ear.drawing);
  const worn = traits.wears.map((type) => keepsake(type, { coat, head, neck: body.neck })).join("");
  // As large as fits above the stage, so that stage alone decides how large it looks.
  const height = head.ry - head.y + (crownHeight(traits) * Math.min(head.rx, head.ry)) / 62;
  const [left, right] = reach(traits, body);
  const fit = Math.min(1.3, roomAbove / height, room / (right - left));
  const scale = fit * traits.size;
  // The tail counts half: what looks centred is the body.
  const middle = (Math.max(left + right, 0) / 2) * scale;

  return group(
    fill(oval(0, 0, body.footprint * 0.82, 12), "#1d1526", 0.22) +
      wings(traits, coat, body) +
      tail(traits, coat, body) +
      (body.behind ?? "") +
      (head.merged ? crown : "") +
      body.torso +
      (head.merged ? "" : (traits.ruff ? ruff(coat, body) : "") + crown) +
      skull +
      (ear.before ? ear.drawing : "") +
      features(traits, coat, head) +
      worn +
      (body.over ?? ""),
    { scale, x: -middle },
  );
}
