import type { Chance } from "../chance";
import { darker, ink, lighter } from "../colour";
import { figure, flat, stroke } from "../figure";
import { beadsOf, disc, oval, pointsOf, ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";

/** A small gliding beast in mid-leap, membranes spread, around 0,0. */
export function glider(coat: string, belly: string, dark: string, seed: Chance): string {
  const spine: Bead[] = beadsOf("-150,60,48 -60,24,58 60,-34,56 130,-78,46");
  const membrane = (sign: number): Point[] =>
    sign < 0
      ? pointsOf("120,-100 190,-250 150,-262 20,-220 -130,-150 -250,-110 -262,-84 -160,30")
      : pointsOf("140,-50 330,60 318,96 190,118 20,150 -110,210 -150,222 -160,80");
  const web = (id: string, sign: number): string =>
    figure({
      id,
      shapes: [smooth(membrane(sign), true, 0.8)],
      fill: sign < 0 ? darker(belly, 0.12) : belly,
      weight: 4,
      depth: 10,
      marks: stroke(
        Array.from({ length: 8 }, (_, i) => {
          const t = i / 7;
          const [x, y] = [-130 + t * 250, 60 - t * 140];
          const reach = sign < 0 ? -190 : 190;
          return `M${short(x)} ${short(y)}Q${short(x + (sign < 0 ? -10 : 40))} ${short(y + reach * 0.5)} ${short(x + (sign < 0 ? -30 : 60) + t * 60)} ${short(y + reach)}`;
        }).join(""),
        2.4,
        darker(belly, 0.4),
        0.6,
      ),
    });
  const limb = (a: Bead, b: Bead, c: Bead): string => ribbon([a, b, c], 5);
  const paw = (x: number, y: number): string =>
    flat(disc(x, y, 19), ink) +
    flat(disc(x, y, 15), dark) +
    stroke(
      `M${short(x - 7)} ${short(y - 9)}l-3 -9M${short(x + 1)} ${short(y - 11)}l0 -10M${short(x + 8)} ${short(y - 8)}l4 -8`,
      4,
    );
  const tail = ribbon(beadsOf("-170,70,26 -250,110,34 -330,120,44 -400,84,40 -440,30,3"), 6);
  const bristle = stroke(
    Array.from({ length: 20 }, () => {
      const x = seed.between(-430, -240);
      const y = 110 + seed.between(-40, 40);
      return `M${short(x)} ${short(y)}l-20 ${short(seed.between(-14, 8))}`;
    }).join(""),
    3,
    darker(coat, 0.5),
    0.6,
  );
  return (
    web("wa", -1) +
    figure({
      id: "far",
      shapes: [
        limb([130, -90, 22], [160, -170, 16], [172, -252, 13]),
        limb([-150, 40, 26], [-200, -30, 18], [-252, -96, 13]),
      ],
      fill: darker(coat, 0.2),
      weight: 4,
      depth: 5,
    }) +
    paw(170, -258) +
    paw(-258, -98) +
    figure({
      id: "tail",
      shapes: [tail],
      fill: coat,
      weight: 5,
      depth: 12,
      marks: bristle + flat(disc(-430, 40, 60), dark, 0.9),
    }) +
    web("wb", 1) +
    figure({
      id: "body",
      shapes: [
        ribbon(spine, 6),
        limb([130, -60, 24], [220, 10, 17], [322, 76, 13]),
        limb([-140, 70, 28], [-140, 150, 19], [-134, 216, 13]),
        disc(196, -120, 62, 54),
        ribbon(beadsOf("220,-116,34 270,-98,15")),
        smooth(pointsOf("150,-158 140,-196 166,-208 190,-176")),
        smooth(pointsOf("196,-170 204,-206 230,-196 226,-158")),
      ],
      fill: coat,
      weight: 5,
      depth: 12,
      marks:
        flat(
          smooth(pointsOf("-200,120 -60,70 80,10 150,-50 250,-70 290,-60 240,60 0,160")),
          lighter(belly, 0.3),
          0.95,
        ) +
        stroke(
          Array.from({ length: 50 }, () => {
            const t = seed.next();
            const x = -180 + t * 320;
            const y = 66 - t * 150 + seed.between(-40, 20);
            return `M${short(x)} ${short(y)}l-14 7`;
          }).join(""),
          2.2,
          darker(coat, 0.5),
          0.5,
        ),
    }) +
    paw(326, 80) +
    paw(-134, 222) +
    flat(oval(216, -132, 12, 14, 0), ink) +
    flat(disc(220, -137, 4.5), "#ffffff") +
    flat(oval(281, -100, 10, 8, 0), ink) +
    stroke("M274 -88Q246 -66 222 -76", 3.4) +
    flat(smooth(pointsOf("236,-76 256,-80 252,-60")), "#c94f58") +
    stroke("M262 -84l46 -6M262 -78l44 8M190 -158Q208 -168 228 -160", 2.4) +
    stroke("M-330 -60h120M-400 -20h90M-260 250h100M60 250h70", 5, "#ffffff", 0.7)
  );
}
