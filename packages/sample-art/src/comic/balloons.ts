import {
  capitals,
  lettered,
  textBlock,
  textPath,
  textWidth,
  type FontName,
  type TextBlock,
} from "../lettering";
import { curve, fill, group, ink, num, oval, polygon, type Point } from "../pen";
import { between, seeded } from "../seeded";

/** How something is said. */
export type BalloonKind = "say" | "shout" | "whisper" | "think" | "caption";

interface Voice {
  size: number;
  font: FontName;
  fill: string;
  /** Room between the lettering and the outline. */
  padX: number;
  padY: number;
}

const voices: Record<BalloonKind, Voice> = {
  say: { size: 37, font: "bold", fill: "#fffef8", padX: 34, padY: 30 },
  shout: { size: 45, font: "bold", fill: "#fffef8", padX: 52, padY: 50 },
  whisper: { size: 34, font: "boldItalic", fill: "#fffef8", padX: 34, padY: 30 },
  think: { size: 36, font: "boldItalic", fill: "#f4fbff", padX: 42, padY: 40 },
  caption: { size: 35, font: "boldItalic", fill: "#ffedb8", padX: 20, padY: 20 },
};

/** A balloon's lettering and outer size for one way of wrapping it. */
export interface BalloonShape {
  kind: BalloonKind;
  block: TextBlock;
  width: number;
  height: number;
}

/** The ways a text can be wrapped in a balloon no wider than `room`: one for each number of lines. */
export function balloonShapes(kind: BalloonKind, text: string, room: number): BalloonShape[] {
  const voice = voices[kind];
  const lettering = capitals(text);
  const shapes = new Map<number, BalloonShape>();
  // Narrowing keeps, for each number of lines, the evenest setting: the last one before a line more is needed.
  for (let width = room - voice.padX * 2; width >= 120; width -= 12) {
    const block = textBlock(lettering, { size: voice.size, font: voice.font, width });
    // Ovals need more room than boxes: their corners are cut. One line needs less height than three.
    const round = kind === "caption" ? 1 : block.lines.length === 1 ? 1.06 : 1.13;
    const outer = block.width * round + voice.padX * 2;
    if (outer <= room)
      shapes.set(block.lines.length, {
        kind,
        block,
        width: outer,
        height: block.height * round + voice.padY * 2,
      });
  }
  return [...shapes.values()];
}

function roundOutline(w: number, h: number, wobble: () => number): string {
  const points: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    // A superellipse: between an oval and a box, as lettering needs.
    const [c, s] = [Math.cos(a), Math.sin(a)];
    points.push([
      Math.sign(c) * Math.abs(c) ** 0.68 * (w / 2) + wobble(),
      Math.sign(s) * Math.abs(s) ** 0.68 * (h / 2) + wobble(),
    ]);
  }
  return curve(points, true);
}

function spikes(w: number, h: number, chance: () => number): string {
  const count = 2 * Math.max(11, Math.round((w + h) / 52));
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const reach = i % 2 ? 0.86 : 1.02 + between(chance, 0, 0.1);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    points.push([
      Math.sign(c) * Math.abs(c) ** 0.72 * (w / 2) * reach,
      Math.sign(s) * Math.abs(s) ** 0.72 * (h / 2) * reach,
    ]);
  }
  return polygon(points);
}

function cloud(w: number, h: number): string {
  // Walks a superellipse and sets a puff after every equal stretch of it.
  const round: Point[] = [];
  for (let i = 0; i <= 360; i++) {
    const [c, s] = [Math.cos((i / 180) * Math.PI), Math.sin((i / 180) * Math.PI)];
    round.push([
      Math.sign(c) * Math.abs(c) ** 0.76 * (w / 2 - 14),
      Math.sign(s) * Math.abs(s) ** 0.76 * (h / 2 - 14),
    ]);
  }
  const steps = round.map(([x, y], i) =>
    i === 0 ? 0 : Math.hypot(x - (round[i - 1]?.[0] ?? x), y - (round[i - 1]?.[1] ?? y)),
  );
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const stretch = whole / Math.max(10, Math.round(whole / 66));
  let d = "";
  let walked = 0;
  let next = 0;
  round.forEach(([x, y], i) => {
    walked += steps[i] ?? 0;
    if (walked + 0.01 < next && i < round.length - 1) return;
    d +=
      next === 0
        ? `M${num(x)},${num(y)}`
        : `A${num(stretch * 0.54)},${num(stretch * 0.54)} 0 0 1 ${num(x)},${num(y)}`;
    next += stretch;
  });
  return `${d}Z`;
}

/** A tapering tail from the balloon's middle towards the speaker, bent a little as a pen would. */
function tail(from: Point, to: Point, thickness: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = [-dy / length, dx / length];
  const bend = (dx > 0 ? -1 : 1) * Math.min(26, length * 0.14);
  const mid: Point = [
    from[0] + dx * 0.55 + across[0] * bend,
    from[1] + dy * 0.55 + across[1] * bend,
  ];
  const side = (sign: number, at: Point, t: number): Point => [
    at[0] + across[0] * sign * t,
    at[1] + across[1] * sign * t,
  ];
  const [a, b, c, e] = [
    side(1, from, thickness),
    side(1, mid, thickness * 0.5),
    side(-1, mid, thickness * 0.5),
    side(-1, from, thickness),
  ];
  return `M${num(a[0])},${num(a[1])}Q${num(b[0])},${num(b[1])} ${num(to[0])},${num(to[1])}Q${num(c[0])},${num(c[1])} ${num(e[0])},${num(e[1])}Z`;
}

/** A lettered balloon with its middle at (x, y), its tail towards `target` if it has one. */
export function drawBalloon(
  shape: BalloonShape,
  x: number,
  y: number,
  target: Point | undefined,
  seed: string,
): string {
  const { kind, block, width, height } = shape;
  const { fill: paper } = voices[kind];
  const chance = seeded(`balloon ${seed}`);
  const letters = lettered(block.d, kind === "caption" ? "#4a2c14" : ink);
  const outlined = (d: string, extra = "") =>
    `<path d="${d}" fill="${paper}" stroke="${ink}" stroke-width="4.4"${extra}/>`;
  if (kind === "caption") {
    const w = width / 2;
    const h = height / 2;
    const edge: Point[] = [
      [-w, -h + between(chance, 0, 4)],
      [w - between(chance, 0, 4), -h],
      [w, h - between(chance, 0, 4)],
      [-w + between(chance, 0, 4), h],
    ];
    return group(
      fill(polygon(edge), "#3a1f10", 0.25).replace("<path", '<path transform="translate(6 7)"') +
        outlined(polygon(edge)) +
        letters,
      { x, y },
    );
  }
  const outline =
    kind === "shout"
      ? spikes(width, height, chance)
      : kind === "think"
        ? cloud(width, height)
        : roundOutline(width, height, () => between(chance, -1.6, 1.6));
  const aim: Point | undefined = target && [target[0] - x, target[1] - y];
  const dashes = kind === "whisper" ? ' stroke-dasharray="13 9"' : "";
  let pointer = "";
  let join = "";
  if (aim && kind === "think") {
    const reach = Math.hypot(aim[0] / (width / 2), aim[1] / (height / 2));
    const edge: Point = [aim[0] / reach, aim[1] / reach];
    pointer = [0.14, 0.48, 0.82]
      .map((t, i) =>
        outlined(
          oval(
            edge[0] + (aim[0] - edge[0]) * t,
            edge[1] + (aim[1] - edge[1]) * t,
            17 - i * 4.5,
            14 - i * 4,
          ),
        ),
      )
      .join("");
  } else if (aim) {
    const d = tail([aim[0] * 0.12, aim[1] * 0.12], aim, Math.min(30, 15 + height * 0.07));
    pointer = outlined(d, dashes);
    // The same shape again without its line opens the outline where tail and balloon meet.
    join = fill(d, paper);
  }
  return group(pointer + outlined(outline, dashes) + join + letters, { x, y });
}

/** A drawn noise, every letter set by hand: dancing, edged in ink and paper. */
export function drawSound(
  text: string,
  place: { x: number; y: number; size: number; turn: number; colour: string },
): string {
  const { size, colour } = place;
  const chance = seeded(`sound ${text}`);
  const letters = [...capitals(text)];
  const widths = letters.map((letter) => textWidth(letter, { size, font: "boldItalic" }) * 1.05);
  let x = -widths.reduce((sum, w) => sum + w, 0) / 2;
  let rim = "";
  let edge = "";
  let face = "";
  letters.forEach((letter, i) => {
    const w = widths[i] ?? 0;
    const d = textPath(letter, {
      x: 0,
      y: 0,
      size: size * between(chance, 0.94, 1.16),
      font: "boldItalic",
      anchor: "middle",
    });
    const where = `transform="translate(${num(x + w / 2)} ${num(size * 0.34 + between(chance, -0.08, 0.08) * size)}) rotate(${num(between(chance, -9, 9))})"`;
    rim += `<path d="${d}" ${where} stroke="#fffef8" stroke-width="${num(size * 0.3)}" fill="#fffef8"/>`;
    edge += `<path d="${d}" ${where} stroke="${ink}" stroke-width="${num(size * 0.17)}" fill="${ink}"/>`;
    face += `<path d="${d}" ${where} fill="${colour}" stroke="${colour}" stroke-width="${num(size * 0.04)}"/>`;
    x += w;
  });
  return group(rim + edge + face, { x: place.x, y: place.y, turn: place.turn });
}
