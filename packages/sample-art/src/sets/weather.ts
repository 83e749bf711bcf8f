import { box, curve, fill, gradient, num, oval, stroke, type Point } from "../pen";
import { between, type Chance } from "../seeded";

// Pieces of landscape that several settings share.

/** A sky (or wall) from top to bottom. */
export function wash(
  width: number,
  height: number,
  stops: readonly (readonly [number, string])[],
): string {
  const { defs, ref } = gradient(stops);
  return defs + box(0, 0, width, height, ref);
}

/** Stars, a few of them with four points. */
export function stars(
  chance: Chance,
  width: number,
  height: number,
  count: number,
  colour = "#fff4d0",
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [
      between(chance, 0, width),
      between(chance, 0, height),
      between(chance, 0.8, 2.6),
    ];
    svg +=
      r > 2.3
        ? fill(
            `M${num(x)},${num(y - r * 4)}l${num(r)},${num(r * 3)} ${num(r * 3)},${num(r)} ${num(-r * 3)},${num(r)} ${num(-r)},${num(r * 3)} ${num(-r)},${num(-r * 3)} ${num(-r * 3)},${num(-r)} ${num(r * 3)},${num(-r)}Z`,
            colour,
          )
        : `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}" fill-opacity="${num(between(chance, 0.4, 1))}"/>`;
  }
  return svg;
}

/** A rolling line of hills from the left edge to the right, closed below. */
export function hills(
  chance: Chance,
  width: number,
  top: number,
  bottom: number,
  swing: number,
  steps = 6,
): string {
  const points: Point[] = [];
  for (let i = -1; i <= steps + 1; i++)
    points.push([(i * width) / steps, top + between(chance, -swing, swing)]);
  return `${curve(points)}L${num(width * 1.4)},${num(bottom)}L${num(-width * 0.4)},${num(bottom)}Z`;
}

/** Jagged mountains with snow on their sunny sides. */
export function mountains(
  chance: Chance,
  width: number,
  base: number,
  peak: number,
  colour: string,
  snow: string,
): string {
  let svg = "";
  const count = Math.max(3, Math.round(width / 210));
  for (let i = 0; i <= count; i++) {
    const x = (i * width) / count + between(chance, -40, 40);
    const h = peak * between(chance, 0.6, 1.05);
    const w = h * between(chance, 0.75, 1.05);
    svg += fill(
      `M${num(x - w)},${num(base)}L${num(x - w * 0.4)},${num(base - h * 0.62)}L${num(x - w * 0.3)},${num(base - h * 0.6)}L${num(x)},${num(base - h)}L${num(x + w * 0.34)},${num(base - h * 0.56)}L${num(x + w * 0.46)},${num(base - h * 0.54)}L${num(x + w)},${num(base)}Z`,
      colour,
    );
    svg += fill(
      `M${num(x)},${num(base - h)}L${num(x - w * 0.28)},${num(base - h * 0.62)}L${num(x - w * 0.16)},${num(base - h * 0.66)}L${num(x - w * 0.1)},${num(base - h * 0.52)}L${num(x)},${num(base - h * 0.68)}L${num(x + w * 0.06)},${num(base - h * 0.5)}L${num(x + w * 0.16)},${num(base - h * 0.64)}L${num(x + w * 0.3)},${num(base - h * 0.62)}Z`,
      snow,
    );
    svg += fill(
      `M${num(x)},${num(base - h)}L${num(x + w * 0.34)},${num(base - h * 0.56)}L${num(x + w * 0.46)},${num(base - h * 0.54)}L${num(x + w)},${num(base)}L${num(x + w * 0.1)},${num(base)}L${num(x + w * 0.14)},${num(base - h * 0.4)}Z`,
      "#1c1440",
      0.2,
    );
  }
  return svg;
}

/** A fir, its foot at (x, y), perhaps with snow on its boughs. */
export function fir(x: number, y: number, height: number, colour: string, snow?: string): string {
  let svg = fill(
    `M${num(x - height * 0.04)},${num(y)}h${num(height * 0.08)}v${num(-height * 0.2)}h${num(-height * 0.08)}Z`,
    "#4a3428",
  );
  for (let i = 0; i < 3; i++) {
    const bottom = y - height * (0.12 + i * 0.25);
    const w = height * (0.3 - i * 0.07);
    const tip = bottom - height * 0.4;
    svg += fill(
      `M${num(x)},${num(tip)}Q${num(x - w * 0.4)},${num(bottom - height * 0.1)} ${num(x - w)},${num(bottom)}Q${num(x - w * 0.5)},${num(bottom - 3)} ${num(x - w * 0.3)},${num(bottom + height * 0.03)}Q${num(x)},${num(bottom - 4)} ${num(x + w * 0.4)},${num(bottom + height * 0.03)}Q${num(x + w * 0.6)},${num(bottom - 4)} ${num(x + w)},${num(bottom)}Q${num(x + w * 0.4)},${num(bottom - height * 0.1)} ${num(x)},${num(tip)}Z`,
      colour,
    );
    if (snow)
      svg += fill(
        `M${num(x)},${num(tip)}Q${num(x - w * 0.3)},${num(bottom - height * 0.14)} ${num(x - w * 0.85)},${num(bottom - height * 0.02)}Q${num(x - w * 0.3)},${num(bottom - height * 0.08)} ${num(x)},${num(bottom - height * 0.12)}Z`,
        snow,
      );
  }
  return svg;
}

/** A leafy tree, its foot at (x, y). */
export function tree(
  chance: Chance,
  x: number,
  y: number,
  height: number,
  leaf: string,
  light: string,
): string {
  const crown = height * 0.34;
  let svg = fill(
    `M${num(x - height * 0.05)},${num(y)}C${num(x - height * 0.03)},${num(y - height * 0.3)} ${num(x - height * 0.05)},${num(y - height * 0.4)} ${num(x - height * 0.12)},${num(y - height * 0.6)}L${num(x + height * 0.12)},${num(y - height * 0.6)}C${num(x + height * 0.05)},${num(y - height * 0.4)} ${num(x + height * 0.03)},${num(y - height * 0.2)} ${num(x + height * 0.07)},${num(y)}Z`,
    "#5d4030",
  );
  for (let i = 0; i < 6; i++)
    svg += fill(
      oval(
        x + between(chance, -crown, crown) * 0.8,
        y - height * 0.68 + between(chance, -crown, crown) * 0.5,
        crown * between(chance, 0.5, 0.75),
        crown * between(chance, 0.42, 0.6),
      ),
      leaf,
    );
  for (let i = 0; i < 5; i++)
    svg += fill(
      oval(
        x + between(chance, -crown, crown) * 0.7 - crown * 0.14,
        y - height * 0.76 + between(chance, -crown, crown) * 0.4,
        crown * between(chance, 0.22, 0.4),
        crown * between(chance, 0.16, 0.3),
      ),
      light,
    );
  return svg;
}

/** A paper lantern on a string, its hook at (x, y). */
export function paperLantern(x: number, y: number, size: number, colour: string): string {
  const { defs, ref } = gradient(
    [
      [0, colour, 0.6],
      [1, colour, 0],
    ],
    "round",
  );
  return (
    `${defs}<circle cx="${num(x)}" cy="${num(y + size)}" r="${num(size * 2.4)}" fill="${ref}"/>` +
    fill(oval(x, y + size, size * 0.72, size * 0.84), colour) +
    fill(oval(x - size * 0.14, y + size * 0.9, size * 0.36, size * 0.5), "#fff6cf", 0.85) +
    stroke(
      `M${num(x)},${num(y)}v${num(size * 0.18)}M${num(x - size * 0.3)},${num(y + size * 0.2)}h${num(size * 0.6)}M${num(x - size * 0.3)},${num(y + size * 1.8)}h${num(size * 0.6)}`,
      2.4,
    )
  );
}

/** A small house with lit windows, its lower left corner at (x, y). */
export function house(
  chance: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  lit: string,
): string {
  const eave = y - height * 0.58;
  let svg =
    fill(`M${num(x)},${num(y)}V${num(eave)}H${num(x + width)}V${num(y)}Z`, wall) +
    fill(
      `M${num(x + width * 0.62)},${num(y)}V${num(eave)}H${num(x + width)}V${num(y)}Z`,
      "#1c1030",
      0.14,
    );
  svg += fill(
    `M${num(x + width * 0.7)},${num(eave - height * 0.2)}v${num(-height * 0.24)}h${num(width * 0.12)}v${num(height * 0.3)}Z`,
    "#6b4a44",
  );
  svg += fill(
    `M${num(x - width * 0.1)},${num(eave + 4)}Q${num(x + width * 0.25)},${num(eave - height * 0.12)} ${num(x + width / 2)},${num(y - height)}Q${num(x + width * 0.75)},${num(eave - height * 0.12)} ${num(x + width * 1.1)},${num(eave + 4)}Q${num(x + width / 2)},${num(eave - 6)} ${num(x - width * 0.1)},${num(eave + 4)}Z`,
    roof,
  );
  svg += stroke(
    `M${num(x)},${num(y)}V${num(eave)}M${num(x + width)},${num(y)}V${num(eave)}M${num(x - width * 0.1)},${num(eave + 4)}Q${num(x + width * 0.25)},${num(eave - height * 0.12)} ${num(x + width / 2)},${num(y - height)}Q${num(x + width * 0.75)},${num(eave - height * 0.12)} ${num(x + width * 1.1)},${num(eave + 4)}`,
    2,
  );
  for (let i = 0; i < 2; i++) {
    const wx = x + width * (0.16 + i * 0.46);
    const shine = chance() > 0.3 ? lit : "#4a5070";
    svg +=
      fill(
        `M${num(wx)},${num(eave + height * 0.34)}v${num(-height * 0.14)}q${num(width * 0.11)},${num(-height * 0.1)} ${num(width * 0.22)},0v${num(height * 0.14)}Z`,
        shine,
      ) +
      stroke(
        `M${num(wx)},${num(eave + height * 0.34)}v${num(-height * 0.14)}q${num(width * 0.11)},${num(-height * 0.1)} ${num(width * 0.22)},0v${num(height * 0.14)}ZM${num(wx + width * 0.11)},${num(eave + height * 0.34)}v${num(-height * 0.18)}`,
        1.8,
      );
  }
  return svg;
}
