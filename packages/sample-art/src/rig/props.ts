import { fill, group, glow, inked, oval, stroke } from "../pen";
import type { Prop } from "./look";

/** Everyday things at the scale of a paw: the grip is at (0, 0). */
const things: Record<Prop, () => string> = {
  jar: () =>
    inked(
      "M-34,-52C-44,-44-44,-34-44,-20V26C-44,38-36,42-26,42H26C36,42 44,38 44,26V-20C44,-34 44,-44 34,-52Z",
      "#dff3f2",
      { shade: "#a9d3d6" },
    ) +
    inked("M-36,-66H36V-50H-36Z", "#d8483f") +
    stroke("M-32,-30V20", 6, "#ffffff", 0.9) +
    inked("M-20,-14H28V18H-20Z", "#fff3d6") +
    fill("M4,-6C12,-12 20,-4 12,6L4,12-4,6C-12,-4-2,-12 4,-6Z", "#b4324a"),
  cards: () =>
    [-34, -14, 8, 28]
      .map((turn, i) =>
        group(
          inked("M-18,-70H18V-10H-18Z", "#fff8e8") +
            fill(
              i % 2
                ? "M0,-52L9,-40 0,-28-9,-40Z"
                : "M0,-52C8,-44 12,-38 8,-34C4,-32 2,-34 1,-36L4,-28H-4L-1,-36C-2,-34-4,-32-8,-34C-12,-38-8,-44 0,-52Z",
              i % 2 ? "#c8323e" : "#2a1a24",
            ),
          { turn },
        ),
      )
      .join(""),
  card: () =>
    group(inked("M-24,-80H24V0H-24Z", "#fff8e8") + club(0, -58) + club(0, -22), { turn: 12 }),
  book: () =>
    inked("M-40,-40L-2,-32 2,-32 40,-40V10L2,20H-2L-40,10Z", "#8c3b3b") +
    inked("M-34,-44Q-14,-46 0,-34Q14,-46 34,-44V4Q14,2 0,12Q-14,2-34,4Z", "#fff3d6") +
    stroke("M0,-34V12M-26,-32l18,4M-26,-22l18,4M-26,-12l18,4M26,-32l-18,4M26,-22l-18,4", 2),
  lantern: () =>
    glow(0, 26, 110, "#ffc95c", 0.6) +
    stroke("M0,-6V6", 4) +
    inked("M-16,6H16L20,14H-20Z", "#7a5230") +
    inked("M-18,14H18L22,48H-22Z", "#ffdf87", { shade: "#f2a63c" }) +
    inked("M-22,48H22V56H-22Z", "#7a5230") +
    fill("M0,22C8,32 8,40 0,44C-8,40-8,32 0,22Z", "#ff8a2b"),
  quill: () =>
    group(
      inked("M0,10C-14,-20-10,-60 16,-84C22,-50 20,-20 4,8Z", "#eef3fb") +
        stroke("M2,14C2,-20 6,-50 14,-76", 2),
      {
        turn: 14,
      },
    ),
  key: () =>
    group(
      stroke("M0,0V-50M0,-48h14M0,-36h10", 10) +
        stroke("M0,0V-50M0,-48h14M0,-36h10", 5, "#f2c14e") +
        stroke(oval(0, 10, 11, 11), 9) +
        stroke(oval(0, 10, 11, 11), 4.6, "#f2c14e"),
      { turn: 20 },
    ),
  pendant: () =>
    stroke("M0,-4C-8,8-8,18 0,26M0,-4C8,8 8,18 0,26", 2.4, "#6b4630") +
    glow(0, 44, 70, "#ff8a2b", 0.7) +
    inked("M0,24L15,42 0,66-15,42Z", "#f0662a") +
    fill("M0,30L6,42 0,50-6,42Z", "#ffe9a8"),
  scroll: () =>
    inked("M-30,-34H26V34H-30Z", "#fbeecb") +
    inked("M-36,-42H32V-30H-36Z", "#e6cf98") +
    inked("M-36,28H32V40H-36Z", "#e6cf98") +
    stroke("M-20,-18H16M-20,-6H16M-20,6H6", 2.4) +
    fill(oval(14, 18, 8, 8), "#b4324a"),
  cup: () =>
    stroke("M22,-16C40,-18 40,10 20,10", 8) +
    stroke("M22,-16C40,-18 40,10 20,10", 3.6, "#e9dcc0") +
    inked("M-24,-30H24L19,20H-19Z", "#e9dcc0") +
    stroke("M-8,-40C-14,-50-2,-54-8,-64M8,-40C2,-50 14,-54 8,-64", 3, "#ffffff", 0.8),
  pin: () =>
    group(
      stroke("M0,30V-110", 7) +
        stroke("M0,30V-110", 3.4, "#d9dde4") +
        inked(oval(0, 34, 12, 12), "#d8483f"),
      {
        turn: 24,
      },
    ),
  staff: () =>
    stroke("M0,170V-120", 13) +
    stroke("M0,170V-120", 8, "#8a6238") +
    glow(0, -140, 70, "#8fd8ff", 0.7) +
    inked("M0,-170L18,-142 0,-112-18,-142Z", "#8fd8ff"),
  inkpot: () =>
    inked(
      "M-16,-46H16V-30C34,-26 38,-10 38,6C38,24 26,30 0,30C-26,30-38,24-38,6C-38,-10-34,-26-16,-30Z",
      "#3a4a86",
    ) +
    inked("M-21,-56H21V-44H-21Z", "#5d3822") +
    stroke("M-26,-8C-28,4-26,14-20,20", 5, "#ffffff", 0.7) +
    fill("M20,30C24,44 18,52 20,62C28,56 32,42 30,26Z", "#1c1c3a"),
};

/** One pip of the suit the third chapter is named after. */
export function club(x: number, y: number, scale = 1): string {
  return group(
    fill(oval(0, -9, 7.5, 7.5), "#2a1a24") +
      fill(oval(-8.5, 2, 7.5, 7.5), "#2a1a24") +
      fill(oval(8.5, 2, 7.5, 7.5), "#2a1a24") +
      fill("M-2,-4H2L6,15H-6Z", "#2a1a24"),
    { x, y, scale },
  );
}

/** A thing in a paw. */
export function drawProp(prop: Prop): string {
  return things[prop]();
}
