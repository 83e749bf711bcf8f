import { expect, it } from "vitest";
import { portraitOf } from "./portrait-of";

const nothing = { quote: "", species: "", gender: "", height: "", wears: "" };

it("is what somebody wrote of the picture", () => {
  const { figure, scene } = portraitOf("chase", "Chase Underbough", nothing);
  expect(figure).toMatch(/mustard scarf/);
  expect(scene).toMatch(/roof/);
});

it("is else what the record says of looks, as far as it does", () => {
  const words = { ...nothing, species: "Wood mouse", gender: "Male", height: "3'4\" / 102 cm" };
  expect(portraitOf("toby", "Toby", { ...words, wears: "Felt slippers" })).toEqual({
    figure: "Toby in full figure: Wood mouse, Male, 3'4\" / 102 cm. Wears: Felt slippers.",
    scene: "Toby in a scene of the story.",
  });
  expect(portraitOf("constructor", "Nobody", nothing).figure).toBe("Nobody in full figure.");
});
