import { expect, it } from "vitest";
import { creatures } from "~mocks/generators/creatures";
import { drawBadge } from "./emblems.server";

const draw = (name: string, modifier = "") => drawBadge({ name, subName: "", modifier });
const egg = draw("");

it("each creature of the embedded upstream has a badge with a drawing", () => {
  const named = creatures.flatMap(({ name, subNames }) =>
    ["", ...subNames].map((subName) => ({ name, subName, modifier: "" })),
  );
  expect(named.filter((creature) => drawBadge(creature) === egg)).toEqual([]);
});

it("a creature badge shows the drawing with the longest matching name, or the last of equally long names", () => {
  for (const name of ["Xerces Blue", "A butterfly", "Wolf Spider Butterfly"]) {
    expect(draw(name)).toBe(draw("Butterfly"));
  }
});

it.each(["Ghosts", "constructor", "Quibble"])(
  "a creature badge shows an egg for the unknown creature %j",
  (unknown) => {
    expect(draw(unknown)).toBe(egg);
  },
);

it("a creature badge has the texture of the modifier and the given colors", () => {
  const felt = draw("Fox", "made of felt");
  expect(felt).toBe(draw("Fox", "plush"));
  expect(felt).not.toBe(draw("Fox", "with pockets"));
  const hexCodes = ["#112233", "#445566", "#778899"];
  const colors = hexCodes.map((hexCode) => ({ hexCode }));
  const colored = drawBadge({ name: "Robin", subName: "", modifier: "", colors });
  for (const hexCode of hexCodes) expect(colored).toContain(`"${hexCode}"`);
});
