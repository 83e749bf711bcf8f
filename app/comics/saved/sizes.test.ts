import { expect, it } from "vitest";
import { megabytes, roughBytes } from "./sizes";

it("rounds estimates to whole megabytes", () => {
  expect(megabytes(4_120_000)).toBe("4.1 MB");
  expect(megabytes(12)).toBe("0.1 MB");
  expect(megabytes(4_480_000, true)).toBe("about 4 MB");
  expect(megabytes(200_000, true)).toBe("about 1 MB");
});

it("estimates by the number of pages", () => {
  expect(megabytes(roughBytes(8, "desktop"), true)).toBe("about 2 MB");
  expect(roughBytes(31, "phone") - roughBytes(30, "phone")).toBe(120_600);
});
