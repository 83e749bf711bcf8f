import { box, fill, glow, gradient, group, inked, num, oval, stroke } from "../pen";
import { between, seeded } from "../seeded";

/** The guild's colours: parchment, oak, brass, forest green. */
const oak = "#5a3a24";
const brass = "#c99a3e";

/** The paw the guild swears by. */
export function pawMark(x: number, y: number, size: number, colour: string): string {
  const pad = `M-24,14C-26,-12 26,-12 24,14C22,30-22,30-24,14Z`;
  const toes = [
    [-25, -12, 14],
    [-10, -26, 4],
    [10, -26, -4],
    [25, -12, -14],
  ].map(([tx = 0, ty = 0, turn = 0]) =>
    group(fill(oval(0, 0, 7.5, 10), colour), { x: tx, y: ty, turn }),
  );
  return group(fill(pad, colour) + toes.join(""), { x, y, scale: size / 60 });
}

/** A banner with the guild's paw, hanging from (x, y). */
export function banner(x: number, y: number, width: number, drop: number): string {
  const w = width / 2;
  const cloth = `M${num(-w)},0H${num(w)}V${num(drop)}L0,${num(drop - w * 0.6)}L${num(-w)},${num(drop)}Z`;
  return group(
    stroke(`M${num(-w - 18)},0H${num(w + 18)}`, 15) +
      stroke(`M${num(-w - 18)},0H${num(w + 18)}`, 10, brass) +
      inked(cloth, "#2f6a48", {
        light: [-5, -4],
        inside:
          stroke(cloth, 14, "#e2bd62") +
          fill(
            `M${num(w * 0.3)},0Q${num(w * 0.5)},${num(drop * 0.5)} ${num(w * 0.3)},${num(drop)}H${num(w)}V0Z`,
            "#14301f",
            0.22,
          ),
      }) +
      pawMark(0, width * 0.36, width * 0.36, "#f2dfa8"),
    { x, y },
  );
}

/** A lantern on a chain from the ceiling, its flame at (x, y). */
export function hangingLantern(x: number, y: number, scale: number): string {
  return (
    glow(x, y, 260 * scale, "#ffcf6a", 0.7) +
    group(
      stroke("M0,-400V-58", 4, "#2a1a14") +
        inked("M-10,-58H10L30,-34H-30Z", "#7a5a30") +
        inked("M-26,-34H26L22,36H-22Z", "#ffe29a", { shade: "#f2a63c" }) +
        stroke("M-10,-34L-8,36M10,-34L8,36", 3, "#5a3a24") +
        inked("M-28,36H28V46H-28Z", "#7a5a30") +
        fill("M0,-14C12,2 11,20 0,26C-11,20-12,2 0,-14Z", "#ff9a3a") +
        fill("M0,2C6,10 5,20 0,23C-5,20-6,10 0,2Z", "#fff3c0"),
      { x, y, scale },
    )
  );
}

/** A parchment-coloured wall between oak beams, panelled below. */
export function hallWall(width: number, height: number, seed: string, rail: number): string {
  const chance = seeded(`hall ${seed}`);
  const plaster = gradient([
    [0, "#b98f58"],
    [0.45, "#efd9a6"],
    [1, "#c79a62"],
  ]);
  let svg = plaster.defs + box(0, 0, width, height, plaster.ref);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [between(chance, 0, width), between(chance, 0, rail)];
    svg += fill(
      oval(x, y, between(chance, 10, 60), between(chance, 4, 16)),
      i % 2 ? "#fff3cf" : "#a87a44",
      0.1,
    );
  }
  svg += box(0, rail, width, height - rail, "#6b4428");
  for (let x = -20; x < width; x += 92) {
    svg +=
      box(x + 8, rail + 34, 76, height - rail, "#7d5232") +
      stroke(`M${x + 8},${num(rail + 34)}v${num(height - rail)}`, 4, "#3f2614", 0.8) +
      stroke(`M${x + 8},${num(rail + 36)}h76`, 4, "#a97646", 0.8);
  }
  return (
    svg + inked(`M-20,${num(rail)}H${width + 20}V${num(rail + 24)}H-20Z`, "#8a5c38", { weight: 2 })
  );
}

/** Heavy beams: posts at the given places and a lintel across the top. */
export function beams(
  width: number,
  height: number,
  posts: readonly number[],
  thick: number,
): string {
  const grain = (x: number) =>
    stroke(
      `M${num(x + thick * 0.3)},0q6,${num(height * 0.3)} -2,${num(height * 0.6)}M${num(x + thick * 0.7)},${num(height * 0.2)}q-6,${num(height * 0.2)} 2,${num(height * 0.5)}`,
      2,
      "#3a2214",
      0.6,
    );
  return (
    posts
      .map(
        (x) =>
          inked(`M${num(x)},-20h${num(thick)}V${num(height + 20)}h${num(-thick)}Z`, oak) + grain(x),
      )
      .join("") +
    inked(`M-20,-20H${num(width + 20)}V${num(thick * 0.9)}H-20Z`, "#684529", { light: [0, -5] })
  );
}
