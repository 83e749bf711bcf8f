import { drawBust, drawCharacter } from "../cast";
import { curve, fill, glow, group, inked, num, oval, polygon, stroke, type Point } from "../pen";
import { between, seeded, type Chance } from "../seeded";
import { controller } from "../stickers/things";
import { hills, wash } from "../sets/weather";
import { scene, vignette, width, height } from "./stage";

/** A meadow on a lump of rock that nothing holds up. */
function floatingMeadow(chance: Chance, left: number, right: number, top: number, deep: number) {
  const rock: Point[] = [[left, top + 10]];
  const steps = 5;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    rock.push([
      left + (right - left) * t,
      top + Math.sin(t * Math.PI) * deep + between(chance, -26, 26),
    ]);
  }
  rock.push([right, top + 10]);
  let art = inked(polygon([...rock]), "#a8785a", {
    light: [-10, -14],
    inside: stroke(
      rock
        .map(([x, y]) => `M${num(x)},${num(y - 70)}l${num(between(chance, -24, 24))},50`)
        .join(""),
      4,
      "#6b4636",
    ),
  });
  const fringe: Point[] = [];
  for (let x = left - 12; x <= right + 12; x += 24)
    fringe.push([x, top + 22 + (Math.round(x / 24) % 2 ? 16 : 0)]);
  art += inked(
    `M${num(left - 16)},${num(top - 14)}H${num(right + 16)}V${num(top + 18)}${fringe
      .reverse()
      .map(([x, y]) => `L${num(x)},${num(y)}`)
      .join("")}Z`,
    "#6fbf5a",
    { light: [0, -9] },
  );
  for (let i = 0; i < 5; i++) {
    const x = between(chance, left + 16, right - 16);
    art +=
      stroke(`M${num(x)},${num(top - 12)}v-20`, 4, "#3f8a44") +
      fill(
        [0, 72, 144, 216, 288]
          .map((turn) => {
            const a = (turn * Math.PI) / 180;
            return oval(x + Math.cos(a) * 8, top - 38 + Math.sin(a) * 8, 6, 6);
          })
          .join(""),
        i % 2 ? "#fff6fb" : "#ffd24a",
      ) +
      fill(oval(x, top - 38, 5, 5), i % 2 ? "#f2b92f" : "#d9632b");
  }
  return art;
}

/** The gap, at the worst of all moments. */
export function drawJump() {
  const chance = seeded("the jump");
  const cloud = (x: number, y: number, s: number) =>
    fill(
      oval(x, y, 110 * s, 26 * s) +
        oval(x - 44 * s, y - 20 * s, 48 * s, 32 * s) +
        oval(x + 32 * s, y - 26 * s, 58 * s, 38 * s),
      "#ffffff",
      0.9,
    );
  const tries = Array.from({ length: 5 }, (_, i) => {
    const x = 1010 + i * 44;
    return stroke(i === 4 ? "M826,116L998,60" : `M${x - 170},60v56`, 8, "#ffffff", 0.95);
  }).join("");
  const arc: Point[] = [
    [250, 420],
    [360, 270],
    [490, 200],
  ];
  const art =
    wash(width, height, [
      [0, "#3f9ae0"],
      [0.6, "#a8e0f2"],
      [1, "#f6ecc8"],
    ]) +
    glow(1130, 120, 190, "#fff6c8", 0.9) +
    cloud(160, 130, 1) +
    cloud(700, 90, 0.7) +
    cloud(1130, 300, 0.9) +
    fill(hills(chance, width, 610, height, 30), "#9ad0b8") +
    fill(hills(chance, width, 660, height, 24), "#6fb89a") +
    floatingMeadow(chance, -60, 330, 470, 190) +
    floatingMeadow(chance, 900, 1340, 440, 220) +
    `<g stroke-dasharray="2 22">${stroke(curve(arc), 8, "#ffffff", 0.9)}</g>` +
    tries +
    drawCharacter({
      who: "chase",
      pose: "leaping",
      expression: "worried",
      facing: "right",
      x: 600,
      y: 500,
      height: 400,
    }) +
    stroke("M470,560v70M540,590v84M640,580v72M720,560v60", 6, "#ffffff", 0.8);
  return scene(art + vignette);
}

/** The suspect. */
export function drawController() {
  const chance = seeded("controller");
  let wall = wash(width, height, [
    [0, "#2a1c3c"],
    [1, "#120c22"],
  ]);
  for (let i = 0; i < 9; i++) {
    const x = between(chance, 40, 1240);
    wall += stroke(
      `M${num(x)},${num(between(chance, 40, 300))}h${num(between(chance, 30, 60))}`,
      4,
      "#4a3560",
      0.6,
    );
  }
  const cone = fill(
    polygon([
      [810, 132],
      [930, 132],
      [1220, 640],
      [520, 640],
    ]),
    "#fff0b8",
    0.2,
  );
  const lamp =
    stroke("M870,-10V84", 8, "#5d5668") +
    inked("M800,140C806,96 836,82 870,82C904,82 934,96 940,140Z", "#3f8a7a", { weight: 3 }) +
    fill(oval(870, 140, 66, 13), "#fff6cf");
  const cushion =
    inked(
      "M640,560C660,530 720,540 870,534C1020,540 1080,530 1100,560C1120,590 1112,620 1096,636C1020,650 720,650 644,636C628,620 620,590 640,560Z",
      "#8c2444",
      { light: [-6, -12], weight: 3 },
    ) +
    stroke("M668,612C760,632 980,632 1072,612", 4, "#e8b54a") +
    [640, 1100].map((x) => inked(oval(x, 636, 14, 14), "#e8b54a", { weight: 2 })).join("");
  const tag = group(
    stroke("M0,0C20,20 30,30 44,34", 3, "#f2d38a") +
      inked("M40,18H120V62H40Z", "#fff6dc", { weight: 2.2 }) +
      stroke("M52,34h54M52,48h36", 4, "#8a5c38"),
    { x: 976, y: 540, turn: 12 },
  );
  const art =
    wall +
    cone +
    glow(870, 420, 380, "#fff0b8", 0.55) +
    lamp +
    drawBust({ who: "chase", expression: "angry", facing: "right", x: 330, y: 330, size: 400 }) +
    inked("M-20,624H1300V740H-20Z", "#6b4228", { light: [0, -9] }) +
    stroke("M0,668H1280M0,704H1280", 3, "#4a2c1a", 0.7) +
    cushion +
    group(controller(), { x: 870, y: 478, turn: -5, scale: 1.42 }) +
    tag;
  return scene(art + vignette);
}
