import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { beadsOf, disc, oval, pointsOf, polygon, ribbon, short, smooth, star } from "../shape";

function staff(top: string, wood: string): string {
  return (
    figure({
      id: "stf",
      shapes: [ribbon(beadsOf("520,730,14 540,600,13 560,460,13 590,330,12 604,260,14"))],
      fill: wood,
      weight: 5,
      depth: 5,
      marks: stroke("M524 700l30 -10M530 640l30 -10M552 520l28 -8M574 420l26 -8", 3, ink, 0.5),
    }) +
    [560, 430]
      .map((y, i) =>
        inked(
          polygon([
            [532 + i * 24, y],
            [568 + i * 24, y - 8],
            [572 + i * 24, y + 18],
            [536 + i * 24, y + 26],
          ]),
          "#c9a35a",
          3.5,
        ),
      )
      .join("") +
    top
  );
}

/** A crescent staff and a bowl that holds the moon. */
export function moonStaff(seed: Chance): string {
  const crescent =
    inked(
      smooth(
        pointsOf(
          "690,70 600,60 520,120 500,210 560,290 650,300 720,250 650,256 590,214 590,140 640,90",
        ),
        true,
        0.9,
      ),
      "#dfe6fa",
      5,
    ) + inked(polygon(star(664, 178, 34, 13, 6)), "#ffe08a", 4);
  const bowl =
    inked(
      smooth(pointsOf("640,600 980,600 940,690 860,720 760,720 680,690"), true, 0.7),
      "#5a6aa5",
      5,
    ) +
    inked(oval(810, 600, 172, 40, 0), "#2f3f7a", 5) +
    flat(disc(820, 602, 50, 20), "#f3f0d8") +
    flat(disc(838, 598, 36, 15), "#2f3f7a", 0.35) +
    stroke(oval(810, 602, 110, 27, 0), 3, "#bcd0ff", 0.8) +
    stroke("M690 660q60 26 130 28", 5, "#9fb0e6", 0.8);
  return (
    glow(620, 180, 260, "#e6ecff", 0.9) +
    flat(oval(700, 728, 330, 20, 0), ink, 0.3) +
    staff(crescent, "#6f6a8c") +
    bowl +
    flat(
      Array.from({ length: 30 }, () =>
        polygon(star(seed.between(330, 1050), seed.between(110, 560), seed.between(4, 10), 2, 4)),
      ).join(""),
      "#fff6d8",
      0.9,
    )
  );
}

/** A sun staff and a dial that casts three shadows. */
export function sunStaff(seed: Chance): string {
  const beams = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    const r = i % 2 ? 124 : 154;
    return inked(
      polygon([
        [610 + Math.cos(a - 0.16) * 84, 190 + Math.sin(a - 0.16) * 84],
        [610 + Math.cos(a) * r, 190 + Math.sin(a) * r],
        [610 + Math.cos(a + 0.16) * 84, 190 + Math.sin(a + 0.16) * 84],
      ]),
      i % 2 ? "#f08a2c" : "#ffd25a",
      4,
    );
  }).join("");
  const sun =
    beams +
    inked(disc(610, 190, 84), "#ffc23c", 5) +
    inked(disc(610, 190, 54), "#fff0b0", 4) +
    flat(disc(590, 170, 14), "#ffffff", 0.9);
  const dial =
    inked(oval(830, 680, 190, 54, 0), "#cbbfa5", 5) +
    inked(oval(830, 664, 190, 54, 0), "#e9dfc6", 5) +
    stroke(oval(830, 664, 160, 44, 0), 3, "#8d7b5f") +
    stroke(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2;
        return `M${short(830 + Math.cos(a) * 150)} ${short(664 + Math.sin(a) * 41)}L${short(830 + Math.cos(a) * 172)} ${short(664 + Math.sin(a) * 48)}`;
      }).join(""),
      4,
      "#6d5b45",
    ) +
    flat(polygon(pointsOf("830,664 960,684 950,694")), "#6d5b45", 0.6) +
    inked(polygon(pointsOf("826,664 834,560 900,668")), "#e3b04b", 4.5);
  return (
    glow(610, 190, 330, "#fff0b0", 0.95) +
    flat(oval(680, 730, 340, 20, 0), ink, 0.3) +
    staff(sun, "#8a5a34") +
    dial +
    flat(
      Array.from({ length: 26 }, () =>
        disc(seed.between(300, 1000), seed.between(120, 560), seed.between(2, 5)),
      ).join(""),
      "#fff0b0",
      0.9,
    )
  );
}
