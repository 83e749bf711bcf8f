import { drawBust, drawCharacter } from "../../cast";
import type { CastName, Expression, Facing, PoseName } from "../../cast";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import { ink } from "../colour";
import { flat, inked, stroke } from "../figure";
import { plate, titled } from "../plate";
import { paletteOf } from "../country";
import type { Country } from "../country";
import { disc, oval } from "../shape";

/** Somebody who stood for the picture of their people. */
interface Sitter {
  who: CastName;
  pose: PoseName;
  expression: Expression;
  facing: Facing;
}

interface People {
  words: RegExp;
  country: Country;
  sitters: readonly [Sitter, ...Sitter[]];
}

const sitter = (
  who: CastName,
  pose: PoseName,
  expression: Expression,
  facing: Facing = "right",
): Sitter => ({ who, pose, expression, facing });

/** The peoples, and who of them agreed to be drawn. */
const peoples: readonly People[] = [
  { words: /arctic|snow|winter/, country: "ice", sitters: [sitter("snow", "standing", "happy")] },
  {
    words: /fox|vixen/,
    country: "forest",
    sitters: [
      sitter("snow", "thinking", "happy"),
      sitter("vixy", "waving", "grin"),
      sitter("chase", "standing", "happy", "left"),
    ],
  },
  { words: /badger|sett/, country: "meadow", sitters: [sitter("preston", "standing", "happy")] },
  {
    words: /wolf|jackal|hound|dog/,
    country: "steppe",
    sitters: [
      sitter("isolde", "standing", "determined"),
      sitter("malichi", "crossed", "sly", "left"),
    ],
  },
  { words: /hare|rabbit/, country: "meadow", sitters: [sitter("tamsin", "running", "happy")] },
  {
    words: /cat|lion|lynx|caracal/,
    country: "steppe",
    sitters: [sitter("katrina", "standing", "sly")],
  },
  {
    words: /wing|bird|raven|owl|feather/,
    country: "mountain",
    sitters: [sitter("corvin", "standing", "sly"), sitter("odessa", "pointing", "happy", "left")],
  },
  {
    words: /small|mouse|squirrel|hedgehog|vole/,
    country: "forest",
    sitters: [
      sitter("wren", "standing", "grin"),
      sitter("pim", "waving", "happy"),
      sitter("thistle", "standing", "happy", "left"),
    ],
  },
  { words: /bear/, country: "mountain", sitters: [sitter("bram", "standing", "happy")] },
  {
    words: /otter|river|weasel/,
    country: "marsh",
    sitters: [sitter("brindle", "standing", "happy")],
  },
  {
    words: /stag|deer|hoof|elk/,
    country: "forest",
    sitters: [
      sitter("marlowe", "standing", "happy"),
      sitter("oriel", "standing", "determined", "left"),
    ],
  },
  { words: /boar|pig|tusk/, country: "forest", sitters: [sitter("garrick", "crossed", "happy")] },
  { words: /panda|ring/, country: "forest", sitters: [sitter("ruby", "cheering", "grin")] },
];

/** Who stands on the frontispiece: one of each of three peoples. */
const frontispiece: People = {
  words: /^$/,
  country: "meadow",
  sitters: [
    sitter("preston", "standing", "happy"),
    sitter("chase", "waving", "grin"),
    sitter("katrina", "standing", "sly", "left"),
  ],
};

/** Head and shoulders in a round frame, beside somebody who sat alone. */
function portrait({ who, expression }: Sitter, country: Country): string {
  const { sky, haze } = paletteOf(country);
  const [x, y, radius] = [830, 370, 196];
  return (
    `<clipPath id="oval"><path d="${disc(x, y, radius)}"/></clipPath>` +
    flat(disc(x + 6, y + 10, radius + 20), ink, 0.25) +
    inked(disc(x, y, radius + 18), "#c9a35a", 5) +
    inked(disc(x, y, radius), sky, 4) +
    flat(disc(x, y + 30, radius * 0.82), haze, 0.8) +
    `<g clip-path="url(#oval)">${drawBust({ who, expression, facing: "left", x, y: y - 6, size: 250 }).replace(/(id="|#)(s|g)/g, "$1p$2")}</g>` +
    stroke(disc(x, y, radius + 9), 3, "#fff3cf", 0.8)
  );
}

/** A plate of the peoples. */
export function drawAnthro(path: string, topic: string | undefined): Picture {
  const seed = chance(path);
  const people =
    topic === undefined
      ? frontispiece
      : (peoples.find(({ words }) => words.test(topic)) ??
        seed.pick(peoples as [People, ...People[]]));
  const { sitters, country } = people;
  const spread = sitters.length === 1 ? 0 : sitters.length === 2 ? 300 : 250;
  const height = sitters.length === 3 ? 470 : 510;
  const alone = sitters.length === 1;
  const figures = sitters
    .map((who, index) => {
      const x = alone ? 420 : 600 + (index - (sitters.length - 1) / 2) * spread;
      return (
        flat(oval(x, 722, 110, 16, 0), ink, 0.28) + drawCharacter({ ...who, x, y: 722, height })
      );
    })
    .join("");
  return plate({
    path,
    country,
    title: titled(topic ?? "anthro"),
    note: "Bestiary · Anthro",
    subject: figures + (alone ? portrait(sitters[0], country) : ""),
  });
}
