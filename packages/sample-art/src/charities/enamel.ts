import { fill, gradient, mix, num, oval, stroke, type Point } from "../pen";
import { metalOf, rim, type School } from "../world/magic/pin";

/** The width and height of an emblem. */
export const emblemSize = 600;

/** The enamel's radius; what lies beyond is the metal of the rim. */
const enamelRadius = 236;

/** An enamel pin round (0, 0): a cast rim, a ground that is lit from above, and a picture on it. */
export function enamelPin(school: School, colour: string, picture: string): string {
  const { light, body, dark } = metalOf(school);
  const metal = gradient([
    [0, light],
    [0.3, body],
    [0.5, light],
    [0.72, body],
    [1, dark],
  ]);
  const ground = gradient([
    [0, mix(colour, "#ffffff", 0.22)],
    [1, mix(colour, "#1a1030", 0.18)],
  ]);
  const outer = rim(school, 266);
  const face = oval(0, 0, enamelRadius, enamelRadius);
  return (
    metal.defs +
    ground.defs +
    `<path d="${outer}" fill="#2a1208" fill-opacity=".16" transform="translate(5 9)"/>` +
    fill(outer, dark) +
    `<path d="${outer}" fill="${metal.ref}" transform="translate(-2 -4) scale(.985)"/>` +
    fill(oval(0, 0, enamelRadius + 9, enamelRadius + 9), dark) +
    `<clipPath id="enamel"><path d="${face}"/></clipPath><g clip-path="url(#enamel)">` +
    `<path d="${face}" fill="${ground.ref}"/>${picture}` +
    fill("M-250,-250H-40L-190,-30-250,40Z", "#ffffff", 0.12) +
    "</g>" +
    stroke(face, 5, body)
  );
}

/** A ring of copies of a drawing that points up, each turned to where it stands. */
export function ring(count: number, drawing: string, first = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${num(first + (index * 360) / count)})">${drawing}</g>`,
  ).join("");
}

/** A heart round (0, 0), about 100 wide. */
export const heart =
  "M0,44C-64,0-56,-48-26,-48C-10,-48 0,-34 0,-24C0,-34 10,-48 26,-48C56,-48 64,0 0,44Z";

/** A flat-bottomed stretch of hills, from points along the skyline down to a level. */
export function hills(skyline: readonly Point[], bottom: number): string {
  const [first, last] = [skyline[0]!, skyline.at(-1)!];
  const line = skyline.map(([x, y]) => `${num(x)},${num(y)}`).join("L");
  return `M${num(first[0])},${num(bottom)}L${line}L${num(last[0])},${num(bottom)}Z`;
}
