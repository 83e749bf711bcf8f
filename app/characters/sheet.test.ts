import { expect, it } from "vitest";
import { describePortrait } from "./sheet.server";

const nothing = { quote: "", species: "", gender: "", height: "", armor: "" };

it("the alternative text of a portrait comes from the content file", () => {
  const { figure, scene } = describePortrait("chase", "Chase Underbough", nothing);
  expect(figure).toMatch(/mustard scarf/);
  expect(scene).toMatch(/roof/);
});

it("the alternative text of a portrait comes from the upstream if the content file has no text", () => {
  const words = { ...nothing, species: "Wood mouse", gender: "Male", height: "3'4\" / 102 cm" };
  expect(describePortrait("toby", "Toby", { ...words, armor: "Felt slippers" })).toEqual({
    figure: "Toby in full figure: Wood mouse, Male, 3'4\" / 102 cm. Wears: Felt slippers.",
    scene: "Toby in a scene of the story.",
  });
  expect(describePortrait("constructor", "Nobody", nothing).figure).toBe("Nobody in full figure.");
});
