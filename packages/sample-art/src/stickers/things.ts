import { fill, group, ink, inked, oval, stroke, tube, type Point } from "../pen";

// Each thing is drawn round (0, 0) at the size it has on a sticker.

const cream = "#fff8e8";

/** A pawprint. */
export function pawprint(x: number, y: number, r: number, colour: string): string {
  return group(
    fill("M-22,14C-26,-10 26,-10 22,14C20,28-20,28-22,14Z", colour) +
      fill(
        oval(-25, -11, 8, 10) + oval(-9, -24, 8, 11) + oval(9, -24, 8, 11) + oval(25, -11, 8, 10),
        colour,
      ),
    { x, y, scale: r / 34 },
  );
}

/** A mug that means it, with steam. */
export function mug(): string {
  return (
    stroke("M84,-50C138,-58 138,44 76,38", 30) +
    stroke("M84,-50C138,-58 138,44 76,38", 19, "#2f8f9e") +
    inked("M-92,-84H92L82,72Q80,86 64,86H-64Q-80,86-82,72Z", "#37a6b3", {
      weight: 4,
      light: [-9, -5],
    }) +
    inked(oval(0, -84, 92, 20), "#dff3f2", { weight: 3.4 }) +
    fill(oval(0, -81, 78, 13), "#5a3220") +
    fill(oval(-24, -84, 30, 4), "#a9714a") +
    pawprint(-4, 6, 46, cream)
  );
}

/** Three curls of steam. */
export function steam(): string {
  const d = "M-44,0C-60,-22-26,-34-42,-60M0,-8C-18,-32 18,-46 0,-76M44,0C28,-22 62,-34 46,-60";
  return stroke(d, 17) + stroke(d, 10, "#f4ead8");
}

const kernel = "M-12,10C-26,6-24,-12-10,-12C-8,-26 12,-26 13,-12C27,-10 26,8 12,9C8,20-8,20-12,10Z";

/** One piece of popcorn. */
export function popcorn(x: number, y: number, turn = 0, scale = 1): string {
  return group(
    inked(kernel, "#fff3c9", { shade: "#f0c860", weight: 2.4, light: [-2, -3] }) +
      stroke("M-4,2q4,-5 9,-2", 2, "#d99a2b"),
    { x, y, turn, scale },
  );
}

/** A striped bucket heaped with popcorn. */
export function bucket(): string {
  const heap = [
    [-58, -74],
    [-30, -88],
    [0, -94],
    [30, -88],
    [58, -74],
    [-44, -66],
    [-14, -72],
    [16, -72],
    [46, -66],
  ]
    .map(([x = 0, y = 0], i) => popcorn(x, y, i * 47, 1.2))
    .join("");
  const stripes = fill(
    "M-92,-70L-66,-70-54,100-80,100ZM-40,-70L-14,-70-11,100-31,100ZM14,-70L40,-70 31,100 11,100ZM66,-70L92,-70 80,100 54,100Z",
    "#e2384c",
  );
  return (
    heap +
    inked("M-78,-62Q0,-42 78,-62L60,84Q0,98-60,84Z", cream, {
      weight: 4,
      inside: stripes + fill("M30,-70L90,-70 90,100 24,100Z", "#3b2058", 0.18),
    })
  );
}

/** A game controller. */
export function controller(): string {
  return (
    inked(
      "M-70,-52C-30,-60 30,-60 70,-52C106,-44 128,24 118,56C112,76 84,74 72,54L52,30H-52L-72,54C-84,74-112,76-118,56C-128,24-106,-44-70,-52Z",
      "#5f55b8",
      { weight: 4, light: [-5, -8] },
    ) +
    fill("M-70,-28h16v-16h18v16h16v18h-16v16h-18v-16h-16Z", ink) +
    fill(oval(62, -38, 11, 11), "#ffd24a") +
    fill(oval(84, -18, 11, 11), "#ee3f5c") +
    fill(oval(40, -18, 11, 11), "#35c5b6") +
    fill(oval(62, 2, 11, 11), "#ff8a2b") +
    fill("M-12,-26h24v8h-24Z", "#d8d2ff")
  );
}

/** An alarm clock, one minute to. */
export function alarmClock(): string {
  return (
    stroke("M-44,62L-58,84M44,62L58,84", 18) +
    stroke("M-44,62L-58,84M44,62L58,84", 9, "#b9853c") +
    stroke("M0,-78V-96", 16) +
    inked("M-18,-104H18V-92H-18Z", "#f2c14e") +
    group(inked("M-34,0C-34,-34 34,-34 34,0Z", "#f2c14e", { weight: 3.4 }), {
      x: -52,
      y: -62,
      turn: -40,
    }) +
    group(inked("M-34,0C-34,-34 34,-34 34,0Z", "#f2c14e", { weight: 3.4 }), {
      x: 52,
      y: -62,
      turn: 40,
    }) +
    inked(oval(0, 0, 80, 80), "#ee3f4c", { weight: 4, light: [-7, -8] }) +
    inked(oval(0, 0, 58, 58), cream, { weight: 3 }) +
    stroke("M0,-50V-43M50,0H43M0,50V43M-50,0H-43", 5) +
    stroke("M0,0L-7,-40M0,0L-16,-22", 7) +
    fill(oval(0, 0, 7, 7), "#ee3f4c")
  );
}

/** A squeaky mallet; the handle ends at (0, 0) and the head is above. */
export function mallet(): string {
  const pleats = "M-40,-206V-126M-20,-210V-122M0,-210V-122M20,-210V-122M40,-206V-126";
  return (
    stroke("M0,0V-130", 26) +
    stroke("M0,0V-130", 16, "#ffd24a") +
    inked("M-56,-204Q0,-216 56,-204V-128Q0,-116-56,-128Z", "#ffd24a", {
      weight: 4,
      inside: stroke(pleats, 5, "#d98a1c"),
    }) +
    inked("M-92,-214Q-72,-224-52,-214V-118Q-72,-108-92,-118Z", "#ee3f4c", { weight: 4 }) +
    inked("M92,-214Q72,-224 52,-214V-118Q72,-108 92,-118Z", "#ee3f4c", { weight: 4 })
  );
}

/** A sketchbook seen from above its edge, with a fox coming along nicely. */
export function sketchbook(): string {
  return (
    inked("M-104,-58L104,-58 122,58-122,58Z", "#8a5a36", { weight: 4 }) +
    inked("M-94,-54L94,-54 108,46-108,46Z", cream, { weight: 2.6 }) +
    stroke(
      "M-40,28C-50,4-46,-10-34,-16L-36,-44-12,-26C0,-28 12,-28 22,-24L44,-44 42,-14C52,-4 54,10 66,18C50,30 24,36 4,36C-14,36-30,34-40,28Z",
      5,
      "#d9632b",
    ) +
    fill(oval(-14, -2, 6, 8) + oval(24, -2, 6, 8), ink) +
    fill(oval(8, 14, 7, 5), ink)
  );
}

/** A pencil whose point is at (0, 0). */
export function pencil(): string {
  return (
    inked("M0,0L-11,-24V-116H11V-24Z", "#35b5a6", { weight: 3.4, light: [-6, 0] }) +
    fill("M0,0L-10,-23 10,-23Z", "#f2d3a4") +
    fill("M0,0L-4,-10 4,-10Z", ink) +
    inked("M-11,-116V-138Q0,-146 11,-138V-116Z", "#f08a9a", { weight: 3 })
  );
}

/** The outline of a jam jar, standing on y = 0. */
const glass =
  "M-96,-216C-118,-204-126,-186-126,-164V-34C-126,-10-112,0-92,0H92C112,0 126,-10 126,-34V-164C126,-186 118,-204 96,-216Z";

/** A jam jar with somebody in it. */
export function jar(inside: string): string {
  return (
    fill(glass, "#d8f1f2") +
    inside +
    fill(glass, "#bfe9ee", 0.2) +
    stroke(glass, 7) +
    stroke("M-104,-158V-52", 13, "#ffffff", 0.95) +
    stroke("M-104,-30V-26", 13, "#ffffff", 0.95) +
    stroke("M106,-170V-110", 7, "#ffffff", 0.8) +
    inked("M-104,-246Q0,-234 104,-246V-212Q0,-200-104,-212Z", "#e2384c", { weight: 4 }) +
    stroke("M-60,-234V-212M-20,-231V-209M20,-231V-209M60,-234V-212", 4, "#a81f38")
  );
}

/** A loose length of scarf with stripes and a fringe, along a spine. */
export function scarf(
  spine: readonly Point[],
  width: number,
  colour: string,
  trim: string,
): string {
  const stripes = spine
    .slice(1, -1)
    .map(([x, y], i) => {
      const [bx, by] = spine[i] ?? [x, y];
      const length = Math.hypot(x - bx, y - by) || 1;
      const across: Point = [((by - y) / length) * width * 1.5, ((x - bx) / length) * width * 1.5];
      return stroke(
        `M${x - across[0]},${y - across[1]}L${x + across[0]},${y + across[1]}`,
        width * 0.36,
        trim,
      );
    })
    .join("");
  return inked(tube(spine, [width]), colour, { inside: stripes, weight: 3.4, light: [-3, -7] });
}

/** A paw closed on the far side of something: the backs of the fingers. */
export function fingers(x: number, y: number, colour: string, turn = 0): string {
  return group(
    inked(
      "M-26,-8C-26,-30 26,-30 26,-8C30,14 20,22 10,18C4,24-6,24-10,18C-20,22-30,14-26,-8Z",
      colour,
      {
        weight: 3,
      },
    ) + stroke("M-10,18V4M10,18V4", 2.8),
    { x, y, turn },
  );
}

/** A fist with its thumb up, held out towards you. */
export function thumbsUp(colour: string, cuff: string): string {
  return (
    inked(
      tube(
        [
          [26, 82],
          [14, 56],
        ],
        [42, 40],
      ),
      cuff,
      { weight: 4 },
    ) +
    inked(
      "M-56,-6C-60,-26-44,-40-26,-38C-30,-62-30,-96-4,-98C20,-98 20,-66 18,-46C50,-50 66,-28 62,4C60,40 40,62 4,62C-34,62-52,36-56,-6Z",
      colour,
      { weight: 4.4, light: [-7, -7] },
    ) +
    stroke(
      "M18,-46C16,-34 10,-26 2,-22M-54,4C-38,-4-22,-2-14,6M-50,26C-36,20-22,22-14,30M-36,46C-28,42-18,44-12,50",
      4,
    )
  );
}

/** A crescent moon round (0, 0), open to the upper right. */
export function crescent(r: number): string {
  const k = r / 200;
  return group(
    inked(
      "M-20,-200C-140,-176-208,-80-196,24C-182,140-84,206 26,196C116,188 180,130 198,44C160,96 92,116 24,96C-84,62-112,-84-20,-200Z",
      "#ffe08a",
      { shade: "#f0ab4a", weight: 5 / k, light: [-10, -10] },
    ) +
      fill(oval(-150, 0, 17, 20) + oval(-110, 92, 24, 20) + oval(10, 150, 20, 14), "#f0ab4a", 0.55),
    { scale: k },
  );
}
