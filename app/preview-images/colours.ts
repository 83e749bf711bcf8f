/** The colours of a creature: three of its own, and a pale one for what stands behind it. */
export interface Coat {
  main: string;
  second: string;
  accent: string;
  ground: string;
}

/** The ink of the studio's outlines: a warm near-black. */
export const ink = "#2a1a24";

const hexColour = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as generators name them, `#rrggbb`. */
export function isHexColour(text: string): boolean {
  return hexColour.test(text);
}

function channels(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A colour (`#rrggbb`) a fraction of the way towards another. */
export function mix(from: string, to: string, t: number): string {
  const [start, end] = [channels(from), channels(to)];
  const part = (i: 0 | 1 | 2) =>
    Math.round(start[i] + (end[i] - start[i]) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better on a colour. */
export function readableOn(colour: string): "#000000" | "#ffffff" {
  return contrast(colour, "#000000") > contrast(colour, "#ffffff") ? "#000000" : "#ffffff";
}

const coats: readonly (readonly [main: string, second: string, accent: string])[] = [
  ["#d9531e", "#fbe3c0", "#7a2f16"],
  ["#2f86c4", "#d3ecf5", "#f2b544"],
  ["#7d5bb5", "#e9d8fb", "#f59a3a"],
  ["#2f9d7c", "#dff3c9", "#e2651a"],
  ["#c9486b", "#ffe0dc", "#5b3fa0"],
  ["#e0a526", "#fff2c9", "#a8461c"],
  ["#4f6fb8", "#f4efe4", "#e37d84"],
  ["#8c5a34", "#f3ddb8", "#2f7d78"],
  ["#5f8f3a", "#f0edc0", "#c9486b"],
  ["#6b7a8f", "#f6f2ea", "#d9531e"],
];

/** The coat that goes with a name: always the same one. */
export function coatOf(name: string): Coat {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const [main, second, accent] = coats[(hash >>> 8) % coats.length]!;
  return { main, second, accent, ground: groundFor(main) };
}

/** A coat of given colours, as far as they go; the rest is made to go with the first. */
export function coatIn(colours: readonly string[], name: string): Coat {
  const [main, second, accent] = colours.filter(isHexColour);
  if (!main) return coatOf(name);
  return {
    main,
    second: second ?? mix(main, luminance(main) > 0.6 ? "#b98d63" : "#fff6e6", 0.62),
    accent: accent ?? mix(second ?? main, luminance(second ?? main) > 0.2 ? ink : "#ffe2a0", 0.5),
    ground: groundFor(main),
  };
}

/** What a colour stands out from: cream for dark ones, evening sky for pale ones. */
function groundFor(main: string): string {
  return luminance(main) > 0.5 ? "#4a4384" : mix("#ffedc9", main, 0.1);
}
