import { lettered, textPath } from "../lettering";
import { fill, gradient, group, inked, oval, stroke } from "../pen";

/** The brass frame of a registry portrait with a lettered plate. */
export function brassFrame(width: number, height: number, name: string): string {
  const rim = 30;
  const ring = (inset: number) => `M${inset},${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const metal = gradient([
    [0, "#f2d88a"],
    [0.4, "#c99a3e"],
    [0.7, "#e6c062"],
    [1, "#8f6624"],
  ]);
  const frame = `<path fill-rule="evenodd" d="${ring(0)}${ring(rim)}" fill="${metal.ref}"/>`;
  const corners = [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        inked("M0,0H104L92,22Q88,34 70,36Q38,40 36,70Q34,88 22,92L0,104Z", "#e0b656", {
          light: [-3, -4],
        }) + inked(oval(26, 26, 9, 9), "#f7e3a0", { weight: 1.8 }),
        { x, y, turn },
      ),
    )
    .join("");
  const plateWidth = 380;
  const plate = group(
    inked(
      `M${-plateWidth / 2},-38H${plateWidth / 2}L${plateWidth / 2 + 26},0L${plateWidth / 2},38H${-plateWidth / 2}L${-plateWidth / 2 - 26},0Z`,
      "#e6c062",
      { light: [-3, -5] },
    ) +
      stroke(
        `M${-plateWidth / 2 + 12},-27H${plateWidth / 2 - 12}M${-plateWidth / 2 + 12},27H${plateWidth / 2 - 12}`,
        2.4,
        "#8f6624",
      ) +
      [-1, 1].map((side) => fill(oval((side * plateWidth) / 2, 0, 7, 7), "#8f6624")).join("") +
      lettered(
        textPath(name, { x: 0, y: 17, size: 54, tracking: 0.05, anchor: "middle" }),
        "#4a2c14",
      ),
    { x: width / 2, y: height - 62 },
  );
  return (
    metal.defs +
    frame +
    stroke(ring(1.5), 4) +
    stroke(ring(rim), 5) +
    stroke(ring(rim * 0.42), 2, "#fff3c0", 0.7) +
    corners +
    plate
  );
}
