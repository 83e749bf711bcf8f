import { expect, it } from "vitest";
import { capitalizeWords } from "./capitalize-words";

it("capitalizes the first letter of each word of a name", () => {
  expect(capitalizeWords("šarn's hound")).toBe("Šarn's Hound");
  expect(capitalizeWords("McStag of the IV")).toBe("McStag Of The IV");
});
