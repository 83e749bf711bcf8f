import { describe, expect, it } from "vitest";
import { creatures } from "~mocks/generators/creatures";
import { badge } from "./emblems.server";

const draw = (name: string, modifier = "") => badge({ name, subName: "", modifier });
const egg = draw("");

describe("a creature badge", () => {
  it("has a drawing for each creature of the embedded upstream", () => {
    const named = creatures.flatMap(({ name, subNames }) =>
      ["", ...subNames].map((subName) => ({ name, subName, modifier: "" })),
    );
    expect(named.filter((creature) => badge(creature) === egg)).toEqual([]);
  });

  it("uses the drawing with the longest name, and the last of equally long ones", () => {
    for (const name of ["Xerces Blue", "A butterfly", "Wolf Spider Butterfly"]) {
      expect(draw(name)).toBe(draw("Butterfly"));
    }
  });

  it.each(["Ghosts", "constructor", "Quibble"])("shows an egg for %j", (unknown) => {
    expect(draw(unknown)).toBe(egg);
  });

  it("has the texture of the modifier, and the given colors", () => {
    const felt = draw("Fox", "made of felt");
    expect(felt).toBe(draw("Fox", "plush"));
    expect(felt).not.toBe(draw("Fox", "with pockets"));
    const hexCodes = ["#112233", "#445566", "#778899"];
    const colors = hexCodes.map((hexCode) => ({ hexCode }));
    const colored = badge({ name: "Robin", subName: "", modifier: "", colors });
    for (const hexCode of hexCodes) expect(colored).toContain(`"${hexCode}"`);
  });
});
