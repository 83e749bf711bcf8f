import { describe, expect, it } from "vitest";
import { creatures } from "~mocks/generators/creatures";
import { categories, fullName } from "./choices";
import { badge, hasEmblem } from "./emblems.server";

const plain = { modifier: "" };

describe("a creature badge", () => {
  it("has a drawing for each creature of the embedded upstream, and for each category", () => {
    const names = creatures.flatMap(({ name, subNames }) =>
      ["", ...subNames].map((subName) => fullName({ name, subName })),
    );
    expect(names.filter((name) => !hasEmblem(name))).toEqual([]);
    expect(new Set(categories.map(({ label }) => badge(label, plain))).size).toBe(7);
  });

  it("uses the drawing with the longest name, and the last of equally long ones", () => {
    for (const name of ["Xerces Blue", "A butterfly", "Wolf Spider Butterfly"]) {
      expect(badge(name, plain)).toBe(badge("Butterfly", plain));
    }
  });

  it.each(["", "Ghosts", "constructor", "Quibble"])("shows an egg for %j", (unknown) => {
    expect(hasEmblem(unknown)).toBe(false);
    expect(badge(unknown, plain)).toBe(badge(undefined, plain));
  });

  it("has the texture of the modifier, and the given colors", () => {
    const felt = badge("Fox", { modifier: "made of felt" });
    expect(felt).toBe(badge("Fox", { modifier: "plush" }));
    expect(felt).not.toBe(badge("Fox", { modifier: "with pockets" }));
    const hexCodes = ["#112233", "#445566", "#778899"];
    const colored = badge("Robin", { ...plain, colors: hexCodes.map((hexCode) => ({ hexCode })) });
    for (const hexCode of hexCodes) expect(colored).toContain(`"${hexCode}"`);
  });
});
