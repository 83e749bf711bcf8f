import { ink, mix, num } from "../pen";

// Studio figures come inked and cel-shaded. Here finished drawings are turned into other media.

/** The tone of a soft pencil. */
export const graphite = "#4a434f";
/** The paper that pencil is drawn on; what is white in a drawing is left bare. */
export const paper = "#f7efdf";

function lightness(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11;
}

const shadow = /(<use href="#\w+" fill=")(#[0-9a-f]{6})("\/>)/g;
const lit = /(<use href="#\w+" fill=")(#[0-9a-f]{6})(" transform="translate\([^)]*\)"\/>)/g;
const outline =
  /<use href="(#\w+)" transform="translate\(.7 .9\)" fill="[^"]+" stroke="[^"]+" stroke-width="([\d.]+)"\/>/g;

/** A drawing in flat colours: the lit part of every shape covers the shaded one. */
export function flatColours(drawing: string): string {
  return drawing.replace(lit, (use) => use.replace(/ transform="[^"]*"/, ""));
}

/** The hatchings a pencilled drawing needs; once in a document. */
export function hatchings(): string {
  const hatching = (id: string, gap: number, width: number, turn: number, tone: number) =>
    `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${gap}" height="${gap}" patternTransform="rotate(${turn})">` +
    `<path d="M0,0H${gap}V${gap}H0Z" fill="${mix(paper, graphite, tone)}"/><path d="M0,${gap / 2}H${gap}" stroke="${graphite}" stroke-width="${num(width)}" stroke-opacity=".6"/></pattern>`;
  return (
    hatching("hatch-faint", 5, 0.6, -38, 0) +
    hatching("hatch-light", 4, 0.9, -38, 0.06) +
    hatching("hatch-mid", 3.2, 1.1, -52, 0.2) +
    hatching("hatch-dark", 2.6, 1.4, -46, 0.5)
  );
}

/**
 * A drawing in pencil: ink becomes graphite with a second, looser line, shapes are hatched the denser
 * the darker they are. Needs {@link hatchings} in the same document.
 */
export function pencilled(drawing: string): string {
  return drawing
    .replace(shadow, (_, before: string, colour: string, after: string) => {
      const tone = lightness(colour);
      return `${before}url(#hatch-${tone > 0.62 ? "light" : tone > 0.25 ? "mid" : "dark"})${after}`;
    })
    .replace(lit, (_, before: string, colour: string, after: string) => {
      const tone = lightness(colour);
      const fill = tone > 0.62 ? paper : `url(#hatch-${tone > 0.25 ? "faint" : "dark"})`;
      return `${before}${fill}${after}`;
    })
    .replace(
      outline,
      (_, shape: string, width: string) =>
        `<use href="${shape}" transform="rotate(.5) translate(-1.8 -1.4)" fill="none" stroke="${graphite}" stroke-width="1.1" stroke-opacity=".7"/>` +
        `<use href="${shape}" transform="rotate(-.6) translate(1.6 1.8)" fill="none" stroke="${graphite}" stroke-width="1.2" stroke-opacity=".6"/>` +
        `<use href="${shape}" fill="none" stroke="${graphite}" stroke-width="${num(Number(width) * 0.8)}"/>`,
    )
    .replace(/#[0-9a-f]{6}(?=")/g, (colour) =>
      colour === ink
        ? graphite
        : colour === paper || colour === graphite
          ? colour
          : mix(paper, graphite, Math.max(0, 0.84 - lightness(colour)) ** 1.4),
    );
}

/** A filter that puts a rim of one colour around whatever it is applied to. */
export function rimFilter(id: string, colour: string, reach: number, opacity = 1): string {
  // Blurring and then hardening the edge is far quicker than dilating, and rounds the corners.
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="${num(reach)}"/>` +
    `<feComponentTransfer result="grown"><feFuncA type="linear" slope="26" intercept="-1.4"/></feComponentTransfer>` +
    `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="grown" operator="in" result="rim"/>` +
    `<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  );
}
