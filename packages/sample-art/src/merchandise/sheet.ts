import { lettered, textPath } from "../lettering";
import { group, ink, inked, num, oval, stroke } from "../pen";
import { drawHead } from "../rig/heads";
import type { CharacterLook, Expression } from "../rig/look";

// What reference and model sheets have in common.

/** A named colour of a sheet. */
export type Chip = readonly [name: string, colour: string];

/** A line of lettering on a sheet. */
export function note(
  text: string,
  x: number,
  y: number,
  size: number,
  style: { colour?: string; anchor?: "start" | "middle" | "end"; bold?: boolean } = {},
): string {
  const { colour = ink, anchor = "start", bold = true } = style;
  return lettered(
    textPath(text, { x, y, size, anchor, font: bold ? "bold" : "regular", tracking: 0.02 }),
    colour,
  );
}

/** A row of colour chips, each over its name and hex code. */
export function chips(
  list: readonly Chip[],
  place: { x: number; y: number; step: number; radius: number; size: number; colour?: string },
): string {
  const { x, y, step, radius, size, colour = ink } = place;
  return list
    .map(([name, tone], i) => {
      const cx = x + i * step;
      return (
        inked(oval(cx, y, radius, radius), tone, { light: [-radius / 8, -radius / 7] }) +
        note(name, cx, y + radius + size * 1.35, size, { anchor: "middle", colour }) +
        note(tone.toUpperCase(), cx, y + radius + size * 2.5, size * 0.86, {
          anchor: "middle",
          bold: false,
          colour,
        })
      );
    })
    .join("");
}

/** A head with the name of its mood below; `over` is drawn on the face, in the head's own units. */
export function moodHead(
  look: CharacterLook,
  mood: Expression,
  place: { x: number; y: number; size: number; label: string; colour?: string; over?: string },
): string {
  const { x, y, size, label, over = "", colour = ink } = place;
  return (
    group(drawHead(look, mood) + over, { x, y, scale: size / 150 }) +
    note(label, x, y + size * 0.62, size * 0.13, { anchor: "middle", colour })
  );
}

/** A measuring rod with a tick for every part of a height, and the height at its top. */
export function ruler(
  x: number,
  top: number,
  bottom: number,
  ticks: number,
  label: string,
): string {
  let d = `M${num(x)},${num(top)}V${num(bottom)}`;
  for (let i = 0; i <= ticks; i++)
    d += `M${num(x)},${num(top + ((bottom - top) * i) / ticks)}h${i % 2 ? 9 : 16}`;
  return stroke(d, 2.4, ink, 0.55) + note(label, x + 8, top - 12, 19, { anchor: "middle" });
}
