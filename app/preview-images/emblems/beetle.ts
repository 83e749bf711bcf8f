import { ink, mix, type Coat } from "../colours";
import { cel, fill, oval, smooth, stroke } from "../shapes";

/** A beetle from above, all polish: insects. */
export function beetle({ main, second, accent }: Coat): string {
  const legs =
    "M70,-36Q136,-56 152,-112l26,-16M96,36Q164,28 196,56l20,30M78,106Q140,120 150,178l26,22" +
    "M-70,-36Q-136,-56 -152,-112l-26,-16M-96,36Q-164,28 -196,56l-20,30M-78,106Q-140,120 -150,178l-26,22";
  const feelers = "M28,-168Q52,-214 104,-210q18,2 20,18M-28,-168Q-52,-214 -104,-210q-18,2 -20,18";
  const shell = smooth([
    [0, -66],
    [66, -70],
    [112, -12],
    [122, 66],
    [84, 156],
    [0, 206],
    [-84, 156],
    [-122, 66],
    [-112, -12],
    [-66, -70],
  ]);
  const spots = [
    [58, -4, 24, 20],
    [70, 68, 28, 25],
    [42, 138, 22, 20],
  ] as const;
  const collar = smooth([
    [0, -126],
    [72, -112],
    [102, -66],
    [70, -42],
    [0, -52],
    [-70, -42],
    [-102, -66],
    [-72, -112],
  ]);
  const gleam = mix(main, "#ffffff", 0.55);
  return (
    stroke(legs, 25) +
    stroke(legs, 9, mix(accent, "#ffffff", 0.15)) +
    stroke(feelers, 15) +
    cel(oval(0, -142, 56, 42), accent, "", 9) +
    cel(
      shell,
      main,
      spots
        .flatMap(([x, y, rx, ry]) => [oval(x, y, rx, ry), oval(-x, y, rx, ry)])
        .map((d) => fill(d, second) + stroke(d, 6, mix(main, ink, 0.6)))
        .join("") + stroke("M-96,20Q-96,-20 -66,-44", 11, gleam, 0.9),
    ) +
    stroke("M0,-58V204", 9) +
    cel(collar, accent, stroke("M-70,-88Q-40,-108 -14,-108", 9, mix(accent, "#ffffff", 0.5)), 9) +
    [-1, 1]
      .map(
        (side) =>
          `<path d="${oval(side * 34, -152, 15)}" fill="#fff8e6" stroke="${ink}" stroke-width="7"/>` +
          fill(oval(side * 32, -154, 7), ink),
      )
      .join("")
  );
}
