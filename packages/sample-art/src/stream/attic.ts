import { drawCharacter } from "../cast";
import { box, fill, glow, group, inked, num, oval, polygon, stroke } from "../pen";
import { between, pick, seeded, type Chance } from "../seeded";
import { stars } from "../sets/weather";
import { cliff } from "./town";
import { height, scene, vignette, width } from "./stage";

/** The window over the desk: a piece of lake, cliffs and night. */
function view(chance: Chance): string {
  const inside =
    box(420, 90, 440, 300, "#2a2f74") +
    group(stars(chance, 440, 170, 26), { x: 420, y: 90 }) +
    cliff(
      chance,
      [
        [410, 220],
        [470, 150],
        [520, 186],
        [590, 128],
        [650, 176],
        [700, 150],
        [780, 230],
        [870, 270],
      ],
      330,
      { face: "#4a7cc4", shade: "#325c9c", seam: "#a8d0f2" },
    ) +
    box(420, 330, 440, 60, "#5a6fb8") +
    stroke("M440,346h120M600,356h160M500,372h90M690,374h120", 4, "#a8b8e8", 0.7) +
    fill(oval(800, 140, 24, 24), "#fff4d8");
  const arch = "M420,390V190C420,110 520,90 640,90C760,90 860,110 860,190V390Z";
  return (
    `<clipPath id="arch"><path d="${arch}"/></clipPath><g clip-path="url(#arch)">${inside}</g>` +
    stroke(arch, 22, "#4a2c1e") +
    stroke(arch, 12, "#8a5a36") +
    stroke("M640,92V390M424,250H856", 9, "#8a5a36") +
    inked("M396,386H884V412H396Z", "#a06a40", { weight: 2 })
  );
}

/** Forty-one notebooks, and the gap for the forty-second. */
function notebooks(chance: Chance): string {
  let art = "";
  for (let row = 0; row < 2; row++) {
    const y = 250 + row * 116;
    let x = 58;
    for (let i = 0; i < 13; i++) {
      const wide = between(chance, 15, 24);
      if (row === 1 && i === 11) {
        x += 26;
        continue;
      }
      const tall = between(chance, 62, 88);
      art +=
        box(
          x,
          y - tall,
          wide - 2,
          tall,
          pick(chance, ["#b5573a", "#3f6f7a", "#c98d3d", "#6a4a7a", "#5a7a4a", "#8c3b4b"]),
        ) + box(x, y - tall + 12, wide - 2, 5, "#f2d38a", 0.8);
      x += wide;
    }
    art += inked(`M44,${y}H336V${y + 16}H44Z`, "#8a5a36", { weight: 2.4 });
  }
  return art;
}

function candle(x: number, y: number, tall: number): string {
  return (
    glow(x, y - tall - 14, 110, "#ffd27a", 0.75) +
    inked(`M${x - 11},${y}v${-tall}q11,-8 22,0v${tall}Z`, "#fff3d6", { weight: 2 }) +
    fill(`M${x},${y - tall - 36}q14,20 0,32q-14,-12 0,-32Z`, "#ffab3a") +
    fill(`M${x},${y - tall - 22}q6,10 0,16q-6,-6 0,-16Z`, "#fff0b0")
  );
}

/** Vixy's console: a loom, two bicycles and a good deal of wire. */
function consoleDesk(): string {
  const lamps = [
    ["#ee5a3c", 984, 486],
    ["#ffd24a", 1030, 480],
    ["#5ac88a", 1076, 486],
    ["#7fb0ff", 1122, 480],
    ["#c88af0", 1168, 486],
  ] as const;
  return (
    inked("M930,720L950,462C1020,446 1140,446 1220,462L1244,720Z", "#6b4630", { light: [-6, -8] }) +
    inked("M956,470C1030,456 1140,456 1214,470L1218,540H950Z", "#3a3348", { weight: 2 }) +
    lamps
      .map(
        ([colour, x, y]) =>
          glow(x, y, 34, colour, 0.8) + inked(oval(x, y, 12, 12), colour, { weight: 2 }),
      )
      .join("") +
    [976, 1016, 1056, 1096, 1136, 1176]
      .map(
        (x, i) =>
          stroke(`M${x},528l${i % 2 ? 8 : -8},-24`, 7, "#c9c2d8") +
          inked(oval(x + (i % 2 ? 8 : -8), 502, 8, 8), i % 3 ? "#e8b54a" : "#d8413c", {
            weight: 2,
          }),
      )
      .join("") +
    inked("M992,580H1176V660H992Z", "#2f6f6a", { weight: 2.4 }) +
    stroke("M1006,632l22,-30 20,16 26,-34 24,40 22,-18 20,20 22,-14", 4, "#bff0e4")
  );
}

/** The bell off an old ferry, rung for newcomers. */
const bell =
  stroke("M936,0V96", 5, "#3a2420") +
  inked(
    "M900,168C910,150 906,96 936,94C966,96 962,150 972,168C950,178 922,178 900,168Z",
    "#e0b04a",
  ) +
  inked(oval(936, 178, 9, 10), "#8a5f24", { weight: 2 });

function rafters(): string {
  let art = "";
  for (const [x, lean] of [
    [-40, 300],
    [1320, -300],
  ] as const)
    art += inked(
      polygon([
        [x, 430],
        [x + lean * 1.1, -30],
        [x + lean * 1.36, -30],
        [x + lean * 0.22, 470],
      ]),
      "#7a4e30",
      {
        light: [-5, -6],
      },
    );
  return inked("M-20,24H1300V64H-20Z", "#8a5a38", { light: [0, -8] }) + art;
}

/** The attic over the chandlery, on air. */
export function drawAttic() {
  const chance = seeded("attic");
  let wall = box(0, 0, width, height, "#c98a5a");
  for (let i = 0; i < 14; i++)
    wall +=
      stroke(`M${i * 98},0V620`, 3, "#8a5436", 0.45) +
      stroke(
        `M${i * 98 + between(chance, 20, 70)},${num(between(chance, 80, 560))}v${num(between(chance, 40, 90))}`,
        2.4,
        "#8a5436",
        0.35,
      );
  const desk =
    inked("M330,572H870V664H330Z", "#7a4e30", { light: [0, -6] }) +
    inked("M300,540H900V580H300Z", "#9a6440", { light: [-3, -8] }) +
    inked("M330,580H384V720H330ZM816,580H870V720H816Z", "#7a4e30") +
    group(
      inked("M-84,-14L76,-22 96,8-70,18Z", "#fff8e6", { weight: 2 }) +
        stroke("M-52,0C-30,-16-12,8 12,-8S50,-6 62,-10", 3, "#b5573a"),
      { x: 470, y: 536 },
    ) +
    group(
      inked("M-20,0V-52H20V0Z", "#5a8f9a", { weight: 2.4 }) +
        stroke("M-8,-52l-10,-34M2,-52V-96M12,-52l12,-30", 5, "#c98d3d"),
      { x: 356, y: 540 },
    ) +
    candle(812, 540, 40) +
    candle(856, 540, 26);
  const mic =
    stroke("M900,560C900,470 820,430 770,440", 12) +
    stroke("M900,560C900,470 820,430 770,440", 7, "#5d5668") +
    group(
      inked("M-20,-30C-20,-44 20,-44 20,-30V22C20,38-20,38-20,22Z", "#7a7488") +
        stroke("M-18,-16H18M-18,-2H18M-18,12H18", 2.4, "#3a3448"),
      { x: 752, y: 452, turn: 24 },
    );
  const art =
    wall +
    glow(640, 420, 620, "#ffe0a0", 0.75) +
    view(chance) +
    rafters() +
    notebooks(chance) +
    bell +
    box(0, 640, width, 80, "#6b4228") +
    stroke("M0,640H1280M0,672H1280M0,700H1280", 3, "#4a2c1a", 0.7) +
    drawCharacter({
      who: "chase",
      pose: "waving",
      expression: "grin",
      facing: "right",
      x: 606,
      y: 704,
      height: 400,
      legs: false,
    }) +
    desk +
    mic +
    drawCharacter({
      who: "vixy",
      pose: "pointing",
      expression: "laughing",
      facing: "left",
      x: 1120,
      y: 690,
      height: 380,
    }) +
    consoleDesk() +
    candle(300, 366, 34) +
    glow(606, 300, 360, "#ffd890", 0.25);
  return scene(art + vignette);
}
