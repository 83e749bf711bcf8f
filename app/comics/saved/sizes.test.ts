import { expect, it } from "vitest";
import { megabytes, roughBytes } from "./sizes";

it("says sizes as they are read, and a guess as one", () => {
  expect(megabytes(4_120_000)).toBe("4.1 MB");
  expect(megabytes(12)).toBe("0.1 MB");
  expect(megabytes(4_480_000, true)).toBe("about 4 MB");
  expect(megabytes(200_000, true)).toBe("about 1 MB");
});

it("guesses more for more pages", () => {
  expect(megabytes(roughBytes(8, "desktop"), true)).toBe("about 2 MB");
  expect(roughBytes(31, "phone") - roughBytes(30, "phone")).toBe(120_600);
});
