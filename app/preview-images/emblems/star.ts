import { ink, mix, type Coat } from "../colours";
import { cel, fill, oval, polar, smooth, stroke, twinkle, type Point } from "../shapes";

/** A fallen star that is not sure yet what it will be: creatures of other kinds. */
export function star({ main, second, accent }: Coat): string {
  const body: Point[] = Array.from({ length: 5 }, (_, i) => i * 72).flatMap((turn) => [
    polar([0, 16], turn - 9, 176),
    polar([0, 16], turn + 9, 176),
    polar([0, 16], turn + 36, 98),
  ]);
  const sparks = [
    [-168, -128, 34],
    [172, -112, 26],
    [186, 128, 34],
    [-186, 112, 22],
    [-112, -190, 18],
  ] as const;
  const freckles =
    oval(-4, -100, 11) +
    oval(14, -72, 7) +
    oval(-104, 152, 11) +
    oval(-82, 120, 7) +
    oval(112, 142, 9);
  const eye = (x: number) =>
    fill(oval(x, 0, 17, 24), ink) +
    fill(oval(x - 5, -9, 6, 7), "#ffffff") +
    fill(oval(x + 5, 9, 4), "#ffffff", 0.8);
  return (
    cel(
      smooth(body),
      main,
      fill(freckles, second, 0.7) +
        stroke("M-26,-126Q-14,-142 0,-144", 11, mix(main, "#ffffff", 0.6)),
    ) +
    eye(-48) +
    eye(48) +
    fill(oval(-86, 40, 23, 14) + oval(86, 40, 23, 14), accent, 0.75) +
    `<path d="M-30,30Q0,42 30,30Q22,68 0,68Q-22,68 -30,30Z" fill="${accent}" stroke="${ink}" stroke-width="8"/>` +
    sparks.map(([x, y, r]) => cel(twinkle(x, y, r), second, "", 5)).join("")
  );
}
