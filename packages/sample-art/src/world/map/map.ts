import type { Picture } from "../../picture";
import { chance } from "../chance";
import { flat, inked, stroke } from "../figure";
import { letters } from "../letters";
import { picture, sheet } from "../plate";
import { fractal, inside, pointsOf, polygon, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";
import { signDefs, strewn } from "./country-signs";
import { cartouche, frame, scaleBar, sisters } from "./furniture";
import { causeway, chasm, ferries, lake, lands, rivers, roads } from "./ground";
import type { Age } from "./ground";
import { footprint, lettering } from "./names";
import { compass, serpent, ship } from "./ornaments";
import { landmarkSign } from "./landmark-signs";
import { places as allPlaces } from "../../places";
import { sepia } from "./ink";

const size = { width: 1600, height: 1100 };

function dashed(points: readonly Point[], width: number, colour: string, dash: string): string {
  return `<path d="${smooth(points, false)}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
}

/** Paths of the coastline, roughened from the drawn outlines. */
function coastline(age: Age): Point[][] {
  return lands(age).map((outline, index) =>
    fractal(
      outline,
      outline.length > 12 ? 0.34 : 0.42,
      outline.length > 12 ? 4 : 3,
      chance(`coast ${age === "post" || index > 0 ? "torn" : "whole"} ${String(index)}`).next,
    ),
  );
}

/** Soft patches of colour under the signs, cut at the coast. */
function tints(age: Age): string {
  const patch = (x: number, y: number, rx: number, ry: number, colour: string): string =>
    `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="url(#t${colour.slice(1)})"/>`;
  const list: readonly (readonly [number, number, number, number, string])[] = [
    [800, 90, 330, 120, "#e6f1f8"],
    [600, 300, 220, 130, "#d3c4a4"],
    [490, 570, 230, 160, "#b9c68c"],
    [350, 650, 150, 120, "#b9c68c"],
    [1090, 350, 190, 130, age === "post" ? "#bfe0e6" : "#b9c68c"],
    [1310, 510, 190, 170, "#dba98a"],
    [1120, 820, 190, 110, "#b3bd8a"],
    [1150, 690, 190, 90, "#ecd089"],
    [640, 730, 190, 130, "#d5cd8c"],
    [1000, 200, 150, 90, "#cfc28e"],
    [1080, 570, 150, 110, "#c6cb90"],
    [850, 580, 240, 190, age === "pre" ? "#f4e2a4" : "#efe0b8"],
  ];
  const colours = [...new Set(list.map(([, , , , colour]) => colour))];
  const defs = colours
    .map(
      (colour) =>
        `<radialGradient id="t${colour.slice(1)}"><stop offset="0" stop-color="${colour}"/><stop offset=".6" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    .join("");
  return `<defs>${defs}</defs>${list.map(([x, y, rx, ry, colour]) => patch(x, y, rx, ry, colour)).join("")}`;
}

/** The map of the world before or after the Sundering. */
export function drawMap(age: Age): Picture {
  const seed = chance(`map ${age}`);
  const places = allPlaces.filter(({ era }) => era === "both" || era === age);
  const coasts = coastline(age);
  const coast = coasts.map((points) => polygon(points)).join("");
  const labels = lettering(places);
  const blocked = [...labels.map(({ box }) => box), ...places.map(footprint)];
  // The water lines follow a smoother coast: they are drawn wide, and every corner would cost time and show nothing.
  const offing = coasts
    .map((points) => smooth(points.filter((_, index) => index % 9 === 0)))
    .join("");
  const rings = pointsOf("62,0.3 44,0.5 27,0.75")
    .map(
      ([width = 0, strength = 0]) =>
        `<use href="#offing" stroke="#6f96a0" stroke-width="${String(width)}" opacity="${String(strength)}"/><use href="#offing" stroke="#c5d6cb" stroke-width="${String(width - 3)}"/>`,
    )
    .join("");
  const rhumbs = Array.from({ length: 16 }, (_, index) => {
    const a = (index / 16) * Math.PI * 2;
    return `M1440 180L${short(1440 + Math.cos(a) * 1900)} ${short(180 + Math.sin(a) * 1900)}`;
  }).join("");
  const waves = Array.from({ length: 90 }, () => {
    const [x, y] = [seed.between(60, 1530), seed.between(60, 1040)];
    return lands(age).some((outline) => inside(x + 12, y, outline))
      ? ""
      : `M${short(x)} ${short(y)}q6 -6 12 0t12 0`;
  }).join("");
  const streams =
    rivers
      .map((points) => {
        const d = ribbon(
          points.map(([x, y], index) => [x, y, 1.4 + (index / points.length) * 3.4] as const),
          6,
        );
        return inked(d, "#8fb9c2", 1.4, "#4f7f8f");
      })
      .join("") +
    inked(smooth(lake), "#8fb9c2", 2, "#4f7f8f") +
    stroke("M322 474q10 -5 20 0t20 0M340 490q10 -5 20 0t20 0", 1.6, "#4f7f8f");
  const ways =
    roads[age].map((points) => dashed(points, 3, "#8a5a38", "1 8")).join("") +
    (age === "pre"
      ? stroke(polygon(causeway, false), 7, "#8a5a38") +
        stroke(polygon(causeway, false), 4, "#fbf4e0")
      : ferries.map((points) => dashed(points, 2.4, "#4f7f8f", "9 8")).join("") +
        dashed(pointsOf("612,880 596,900 578,926"), 5, "#fbf4e0", "12 8"));
  const names = labels
    .map(({ place, x, y, anchor, text, wide }) => {
      const sea = place.kind === "sea" || place.kind === "strait";
      return letters(place.name, x, y, {
        size: text,
        anchor,
        fill: sea ? "#2f5f74" : wide ? "#6a4a2c" : sepia,
        font: wide ? "boldItalic" : "bold",
        spacing: wide ? 3 : 0.5,
        halo: sea ? "#c5d6cb" : "#f6e8c6",
      });
    })
    .join("");
  const signs = [...places]
    .sort((a, b) => a.y - b.y)
    .map(({ slug, kind, x, y }) => landmarkSign(slug, kind, x, y))
    .join("");
  const deep = fractal(chasm, 0.5, 3, chance("chasm").next);
  const narrow = deep.map(([x, y]): Point => [
    849 + (x - 849) * 0.5 + (y - 560) * 0.03,
    590 + (y - 590) * 0.88,
  ]);
  const tear =
    age === "post"
      ? flat(polygon(deep), "#4f7f8f", 0.4) +
        flat(polygon(narrow), "#2c5468", 0.45) +
        stroke(polygon(deep), 1.6, "#2f5f74", 0.7)
      : "";
  return picture(
    sheet(size, "map", "#e4d3a4") +
      `<rect width="1600" height="1100" fill="#a9c6c6" opacity=".62"/>` +
      stroke(rhumbs, 1, "#7a8f86", 0.5) +
      `<defs><path id="coast" d="${coast}"/><path id="offing" d="${offing}"/><clipPath id="land"><use href="#coast"/></clipPath>${signDefs(age)}</defs><g fill="none" stroke-linejoin="round">${rings}</g>` +
      stroke(waves, 1.6, "#6f96a0", 0.8) +
      tear +
      `<use href="#coast" fill="#3b2a1c" opacity=".28" transform="translate(5 7)"/><use href="#coast" fill="#f0e1b9"/><g clip-path="url(#land)">${tints(age)}<use href="#coast" fill="none" stroke="#8a6a44" stroke-width="13" opacity=".22"/></g><use href="#coast" fill="none" stroke="${sepia}" stroke-width="2.8" stroke-linejoin="round"/>` +
      `<g clip-path="url(#land)">${streams}</g>${ways}` +
      strewn(age, blocked, seed) +
      signs +
      sisters() +
      serpent(212, 836, 0.86) +
      (age === "post"
        ? serpent(1440, 880, 0.62, true) +
          letters("here be vešra", 1440, 922, {
            size: 19,
            fill: "#2f5f74",
            font: "boldItalic",
            halo: "#c5d6cb",
          })
        : "") +
      ship(128, 250, 0.95) +
      (age === "post" ? ship(1176, 1004, 0.6) : ship(1120, 1000, 0.7)) +
      names +
      compass(1440, 180, 96) +
      cartouche(age) +
      scaleBar() +
      frame(),
    size,
  );
}
