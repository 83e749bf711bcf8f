import { expect, it } from "vitest";
import { formatMegabytes, estimateBytes } from "./sizes";

it("formats estimates as exactly as sizes", () => {
  expect(formatMegabytes(4_120_000)).toBe("4.1 MB");
  expect(formatMegabytes(12)).toBe("0.1 MB");
  expect(formatMegabytes(4_480_000, true)).toBe("about 4.5 MB");
  expect(formatMegabytes(200_000, true)).toBe("about 0.2 MB");
});

it("estimates by the number of pages", () => {
  expect(formatMegabytes(estimateBytes(8, "desktop"), true)).toBe("about 1.8 MB");
  expect(estimateBytes(31, "phone") - estimateBytes(30, "phone")).toBe(121_000);
});
