import { box, curve, fill, group, num, oval, polygon, stroke, type Point } from "../../pen";
import { between, hash, type Chance } from "../../seeded";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";
import { points } from "./points";

const [width, height] = [1240, 930];
const wax = {
  red: "#d9402f",
  orange: "#ee7a2a",
  yellow: "#f7c52e",
  green: "#4fa548",
  blue: "#3f83d0",
  sky: "#7cc0ea",
  violet: "#8a58b8",
  brown: "#7a4a2a",
  black: "#2c2630",
  pink: "#f08aa8",
  grey: "#a9b8cc",
};

/** A line gone over twice by an impatient hand. */
function line(
  chance: Chance,
  points: readonly Point[],
  colour: string,
  w = 9,
  closed = false,
): string {
  let art = "";
  for (let i = 0; i < 2; i++)
    art += stroke(
      curve(
        points.map(([x, y]): Point => [x + between(chance, -4, 4), y + between(chance, -4, 4)]),
        closed,
      ),
      w - i * 3,
      colour,
      0.78,
    );
  return art;
}

/** A shape coloured in to and fro, not quite to the edges and somewhat over them. */
function scribble(
  chance: Chance,
  d: string,
  frame: readonly [number, number, number, number],
  colour: string,
  lean = 0.5,
  gap = 11,
): string {
  const [x, y, w, h] = frame;
  let zigzag = "";
  const reach = h * lean;
  for (let at = -reach; at < w + gap; at += gap) {
    const jitter = () => between(chance, -5, 5);
    zigzag += `${zigzag ? "L" : "M"}${num(x + at + jitter())},${num(y + h + jitter())}L${num(x + at + reach + jitter())},${num(y + jitter())}`;
  }
  const id = `w${hash(d + colour + lean).toString(36)}`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    fill(d, colour, 0.34) +
    stroke(zigzag, gap * 0.84, colour, 0.8) +
    "</g>"
  );
}

const blob = (points: readonly Point[]) => curve(points, true);

interface Friend {
  x: number;
  foot: number;
  fur: string;
  belly: string;
  scarf: string;
  tip: string;
  outline: string;
}

/** How a seven-year-old draws a fox: triangle ears, potato body, paws out wide. */
function friend(chance: Chance, { x, foot, fur, belly, scarf, tip, outline }: Friend): string {
  const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px, foot + py]);
  const tail = at(points("52,-40 96,-60 132,-110 128,-158 96,-140 78,-92 46,-70"));
  const tailTip = at(points("132,-112 128,-160 94,-140 104,-122"));
  const body = at(points("-50,-20 -58,-80 -46,-140 0,-156 46,-140 58,-80 50,-20 0,-8"));
  const head = at(points("-96,-206 -70,-262 0,-276 70,-262 96,-206 52,-162 0,-148 -52,-162"));
  const left = at(points("-82,-250 -74,-330 -22,-268"));
  const right = at(points("82,-250 74,-330 22,-268"));
  const muzzle = at(points("-58,-190 0,-212 58,-190 36,-164 0,-152 -36,-164"));
  const frame = (pts: readonly Point[]): [number, number, number, number] => {
    const [xs, ys] = [pts.map(([px]) => px), pts.map(([, py]) => py)];
    const [l, t] = [Math.min(...xs), Math.min(...ys)];
    return [l, t, Math.max(...xs) - l, Math.max(...ys) - t];
  };
  const part = (pts: readonly Point[], colour: string, lean: number) =>
    scribble(chance, blob(pts), frame(pts), colour, lean) + line(chance, pts, outline, 8, true);
  let art = part(tail, fur, 0.3) + scribble(chance, blob(tailTip), frame(tailTip), tip, -0.4);
  for (const side of [-1, 1])
    art +=
      line(
        chance,
        at([
          [side * 26, -24],
          [side * 28, 0],
          [side * 44, 6],
        ]),
        outline,
        18,
      ) +
      line(
        chance,
        at([
          [side * 44, -124],
          [side * 92, -112],
          [side * 132, -84],
        ]),
        fur === "#e4eefc" ? outline : fur,
        20,
      );
  art +=
    part(body, fur, 0.6) +
    scribble(chance, oval(x, foot - 70, 30, 48), [x - 30, foot - 118, 60, 96], belly, -0.5);
  for (const ear of [left, right])
    art +=
      scribble(chance, polygon(ear), frame(ear), fur, 0.2) +
      line(chance, [...ear, ear[0] ?? [0, 0]], outline, 8);
  art += part(head, fur, 0.7) + scribble(chance, blob(muzzle), frame(muzzle), belly, -0.3);
  for (const side of [-1, 1]) {
    art +=
      fill(oval(x + side * 36, foot - 216, 8, 12), wax.black) +
      fill(oval(x + side * 36 + 3, foot - 221, 3, 4), "#ffffff");
    art += scribble(
      chance,
      oval(x + side * 66, foot - 192, 14, 10),
      [x + side * 66 - 14, foot - 202, 28, 20],
      wax.pink,
      0.4,
      6,
    );
  }
  art +=
    fill(oval(x, foot - 194, 11, 8), wax.black) +
    line(chance, at(points("-26,-184 -14,-172 0,-168 14,-172 26,-184")), wax.black, 6);
  return (
    art +
    line(chance, at(points("-50,-146 0,-134 50,-146")), scarf, 20) +
    line(chance, at(points("26,-138 40,-112 34,-92")), scarf, 15)
  );
}

function sunInTheCorner(chance: Chance): string {
  let art =
    scribble(chance, oval(60, 50, 140, 140), [-80, -90, 280, 280], wax.yellow, 0.6) +
    line(chance, points("200,40 188,110 140,164 60,190 -10,176"), wax.orange, 10);
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * 1.5 + 0.02;
    art += line(
      chance,
      [
        [60 + Math.cos(a) * 170, 50 + Math.sin(a) * 170],
        [60 + Math.cos(a) * 250, 50 + Math.sin(a) * 250],
      ],
      i % 2 ? wax.yellow : wax.orange,
      13,
    );
  }
  return (
    art +
    fill(oval(46, 66, 8, 12), wax.black) +
    fill(oval(112, 60, 8, 12), wax.black) +
    line(chance, points("44,102 78,124 122,96"), wax.red, 8)
  );
}

function rainbow(chance: Chance): string {
  return [wax.red, wax.orange, wax.yellow, wax.green, wax.blue, wax.violet]
    .map((colour, i) => {
      const r = 470 - i * 25;
      const points = Array.from({ length: 9 }, (_, k): Point => {
        const a = Math.PI * (1 + k / 8);
        return [740 + Math.cos(a) * r, 690 + Math.sin(a) * r * 1.12];
      });
      return line(chance, points, colour, 23);
    })
    .join("");
}

export const crayonPicnic: Piece = {
  width,
  height,
  draw(chance) {
    let art = box(0, 0, width, height, "#fffdf4") + sunInTheCorner(chance) + rainbow(chance);
    for (const [x, y] of points("420,110 1080,150")) {
      const cloud: Point[] = points("-90,20 -60,-20 -20,-10 10,-46 56,-14 96,10 60,34 -40,36");
      art +=
        scribble(
          chance,
          blob(cloud.map(([px, py]): Point => [x + px, y + py])),
          [x - 100, y - 50, 200, 90],
          wax.sky,
          0.8,
        ) +
        line(
          chance,
          cloud.map(([px, py]): Point => [x + px, y + py]),
          wax.blue,
          7,
          true,
        );
    }
    const hill: Point[] = points(
      "-40,760 200,700 520,676 820,690 1100,716 1290,770 1290,980 -40,980",
    );
    art +=
      scribble(chance, polygon(hill), [-40, 670, 1330, 300], wax.green, 0.35, 14) +
      line(chance, hill.slice(0, 6), wax.green, 12);
    for (let i = 0; i < 26; i++) {
      const [x, y] = [between(chance, 20, 1220), between(chance, 780, 916)];
      art += line(
        chance,
        [
          [x, y],
          [x + 4, y - 26],
        ],
        "#2f7a38",
        6,
      );
      if (i % 3 === 0) {
        const petal = [wax.red, wax.violet, wax.yellow][i % 9 === 0 ? 0 : i % 2 ? 1 : 2] ?? wax.red;
        for (let k = 0; k < 5; k++)
          art += stroke(
            `M${num(x + 4)},${num(y - 32)}l${num(Math.cos(k * 1.26) * 13)},${num(Math.sin(k * 1.26) * 13)}`,
            9,
            petal,
            0.85,
          );
        art += fill(oval(x + 4, y - 32, 5, 5), wax.orange);
      }
    }
    const stand = (who: Friend) =>
      group(friend(chance, { ...who, x: 0, foot: 0 }), { x: who.x, y: who.foot, scale: 1.36 });
    art += stand({
      x: 250,
      foot: 812,
      fur: "#f2a45c",
      belly: "#fff0d8",
      scarf: "#22a39a",
      tip: wax.violet,
      outline: "#8a4a22",
    });
    art += stand({
      x: 610,
      foot: 824,
      fur: "#e2622a",
      belly: "#ffe9c8",
      scarf: "#eab52a",
      tip: "#fff6e6",
      outline: "#7a2e18",
    });
    art += stand({
      x: 980,
      foot: 812,
      fur: "#e4eefc",
      belly: "#ffffff",
      scarf: "#2f4aa0",
      tip: "#ffffff",
      outline: "#5f86c4",
    });
    // The pendant is the most important thing, so it is the largest.
    art +=
      scribble(chance, oval(612, 722, 34, 40), [576, 680, 72, 84], wax.orange, 0.4, 7) +
      line(chance, points("612,680 646,722 612,764 578,722"), wax.red, 7, true);
    for (const [x, y] of points("432,560 796,556"))
      art += scribble(
        chance,
        `M${x},${y + 40}C${x - 66},${y - 4} ${x - 40},${y - 50} ${x},${y - 18}C${x + 40},${y - 50} ${x + 66},${y - 4} ${x},${y + 40}Z`,
        [x - 60, y - 50, 120, 96],
        wax.red,
        0.4,
        9,
      );
    const word = (text: string, x: number, y: number, colour: string) =>
      stroke(
        handLetters(text, {
          x,
          y,
          size: 44,
          anchor: "middle",
          gap: 2.4,
          wobble: { chance, by: 7 },
        }),
        10,
        colour,
        0.9,
      );
    art +=
      word("VIXY", 250, 892, "#0f5f5a") +
      word("CHASE", 610, 902, "#a82a1e") +
      word("SNO", 980, 892, "#24398c");
    art += stroke(
      handLetters("BY POPPY AGE 7", {
        x: 1200,
        y: 66,
        size: 28,
        anchor: "end",
        gap: 2.2,
        wobble: { chance, by: 4 },
      }),
      7,
      wax.violet,
      0.9,
    );
    // Paper grain: wax skips the valleys of the paper.
    let skips = "";
    for (let i = 0; i < 3600; i++)
      skips += `M${num(between(chance, 0, width))},${num(between(chance, 0, height))}h${num(between(chance, 0, 3))}`;
    return (
      art +
      stroke(skips, 2, "#fffdf4", 0.75) +
      stroke(`M${width / 2},0V${height}`, 3, "#c9c2ae", 0.5) +
      stroke(`M${width / 2 + 4},0V${height}`, 4, "#ffffff", 0.7)
    );
  },
};
