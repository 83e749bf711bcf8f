import { drawBust, drawCharacter } from "../cast";
import { lettered, textPath } from "../lettering";
import { box, fill, glow, group, inked, num, oval, stroke } from "../pen";
import { twinkle } from "../portraits/things";
import { drawScenery } from "../scenery";
import { between, seeded } from "../seeded";
import { height, scene, vignette, width } from "./stage";

/** A paper label, stuck on askew. */
function label(text: string, x: number, y: number, turn: number, wide: number): string {
  return group(
    inked(`M${-wide / 2},-26H${wide / 2}V24H${-wide / 2}Z`, "#fff6dc", { weight: 2.2 }) +
      fill(`M-24,-36H24V-18H-24Z`, "#f2d38a", 0.85) +
      lettered(textPath(text, { x: 0, y: 12, size: 34, anchor: "middle" }), "#8c2f2f"),
    { x, y, turn },
  );
}

/** A console of lamps and levers, and one button that wants to be pressed. */
function panel(): string {
  const lamps = ["#ffd24a", "#5ac88a", "#7fb0ff", "#c88af0", "#ff9a5a"] as const;
  let small = "";
  lamps.forEach((colour, i) => {
    const x = 118 + i * 62;
    small += glow(x, 560, 30, colour, 0.8) + inked(oval(x, 560, 15, 14), colour, { weight: 2.2 });
  });
  for (let i = 0; i < 5; i++) {
    const x = 118 + i * 62;
    const lean = i % 2 ? 14 : -14;
    small +=
      inked(`M${x - 18},640h36v14h-36Z`, "#3a3348", { weight: 2 }) +
      stroke(`M${x},642l${lean},-42`, 9, "#c9c2d8") +
      inked(oval(x + lean, 596, 12, 12), "#e8b54a", { weight: 2.2 });
  }
  return (
    inked("M-30,740L20,500C400,470 880,470 1260,500L1310,740Z", "#5d4a66", {
      light: [-4, -10],
      inside: stroke("M10,690C400,660 880,660 1270,690", 5, "#8a7490"),
    }) +
    small +
    glow(860, 560, 300, "#ff5a4a", 0.55) +
    inked(oval(860, 634, 190, 66), "#f2c14e", {
      inside: stroke(
        Array.from({ length: 14 }, (_, i) => `M${660 + i * 34},720l44,-160`).join(""),
        15,
        "#2a1a24",
      ),
    }) +
    inked("M716,616C716,690 1004,690 1004,616V580H716Z", "#a81f24", { weight: 3 }) +
    inked(oval(860, 580, 144, 54), "#f0413c", { light: [-8, -10], weight: 3 }) +
    fill(oval(812, 560, 50, 13), "#ffb8a8", 0.9)
  );
}

/** Do not press it. */
export function drawRedButton() {
  const art =
    drawScenery("violet", width, height, "red button") +
    glow(640, 330, 520, "#ffb0a0", 0.6) +
    drawCharacter({
      who: "vixy",
      pose: "cheering",
      expression: "laughing",
      facing: "right",
      x: 420,
      y: 700,
      height: 560,
      legs: false,
    }) +
    drawCharacter({
      who: "chase",
      pose: "sneaking",
      expression: "sly",
      facing: "left",
      x: 1130,
      y: 700,
      height: 470,
      legs: false,
    }) +
    panel() +
    label("No.", 1120, 610, 8, 120) +
    label("Chase: no.", 634, 676, -7, 230);
  return scene(art + vignette);
}

const lenses = [
  ["#f2c14e", 168, 226, 78],
  ["#5ac8b8", 320, 96, 62],
  ["#8a7ae0", 966, 92, 66],
  ["#f07a5a", 1118, 220, 80],
  ["#8ad0f6", 1072, 440, 70],
  ["#9ad85a", 210, 440, 72],
] as const;

/** A ground lens in a brass ring, with something in it. */
function lens([colour, x, y, r]: (typeof lenses)[number], seen: string): string {
  return group(
    glow(0, 0, r * 1.9, colour, 0.7) +
      inked(oval(0, 0, r, r), "#c98d3d", { light: [-4, -5], weight: 3.2 }) +
      inked(oval(0, 0, r * 0.82, r * 0.82), colour, { weight: 2, light: [r * 0.1, r * 0.12] }) +
      group(seen, { scale: r / 70 }) +
      stroke(
        `M${num(-r * 0.56)},${num(-r * 0.1)}A${num(r * 0.58)},${num(r * 0.58)} 0 0 1 ${num(-r * 0.06)},${num(-r * 0.58)}`,
        r * 0.12,
        "#ffffff",
        0.9,
      ),
    { x, y },
  );
}

const seen = [
  // A key, a star, an eye, an ember, a flake, a crumb.
  stroke("M-26,0H30M18,0v14M30,0v12", 9, "#6b4410") + stroke(oval(-32, 0, 12, 12), 8, "#6b4410"),
  twinkle(0, 0, 36, "#ffffff"),
  fill("M-40,0Q0,-36 40,0Q0,36-40,0Z", "#fffdf6") + fill(oval(0, 0, 15, 15), "#3a2a55"),
  fill("M0,-34C24,-10 28,8 14,28H-14C-28,8-12,-2-10,-14C-4,-6-2,-20 0,-34Z", "#fff3b8"),
  stroke("M0,-32V32M-28,-16L28,16M-28,16L28,-16", 7, "#ffffff"),
  fill("M-22,6C-24,-18 4,-26 16,-14C30,-10 28,14 12,18C2,26-18,22-22,6Z", "#c98d4a") +
    fill(oval(-4, -2, 3, 3) + oval(8, 4, 3, 3), "#6b4410"),
] as const;

/** The lenses of the goggles, one after another. */
export function drawLenses() {
  const chance = seeded("six lenses");
  let dust = "";
  for (let i = 0; i < 36; i++)
    dust += twinkle(
      Math.round(between(chance, 0, width)),
      Math.round(between(chance, 0, 520)),
      Math.round(between(chance, 3, 9)),
      "#fff3c8",
    );
  const bench =
    inked("M-20,596H1300V740H-20Z", "#8a5a36", { light: [0, -10] }) +
    stroke("M0,640H1280M0,684H1280", 3, "#5d3a22", 0.6) +
    group(
      stroke("M-70,10L58,-6", 16) +
        stroke("M-70,10L58,-6", 11, "#c9c2d8") +
        inked("M-120,4L-66,-2L-64,22L-118,30Z", "#b5473a", { weight: 2.4 }),
      { x: 250, y: 626 },
    ) +
    inked(oval(1020, 632, 84, 22), "#c98d3d", { weight: 2.6 }) +
    inked(oval(1020, 626, 62, 13), "#6b4410", { weight: 2 }) +
    [980, 1012, 1046].map((x) => inked(oval(x, 620, 9, 7), "#e8d4a0", { weight: 1.8 })).join("");
  const art =
    drawScenery("warm", width, height, "six lenses") +
    glow(640, 330, 460, "#fff6d0", 0.9) +
    dust +
    drawBust({ who: "vixy", expression: "grin", facing: "right", x: 640, y: 300, size: 430 }) +
    bench +
    lenses.map((place, i) => lens(place, seen[i] ?? "")).join("");
  return scene(art + box(0, 0, width, height, "#d9632b", 0.04) + vignette);
}
