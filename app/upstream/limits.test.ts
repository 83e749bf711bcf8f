import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CALL_TIMEOUT_MS, ENDING_MS, PICTURE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from "./limits";

it("docs/operating.md lists the time limits in ascending order", () => {
  const text = readFileSync("docs/operating.md", "utf8");
  const [, table = ""] = /^\| What \| At most \|\n(?:\|.*\n)((?:\|.*\n)+)/m.exec(text)!;
  const listed = [...table.matchAll(/(\d+) s \|$/gm)].map(([, seconds]) => Number(seconds) * 1_000);
  expect(listed.slice(0, 3)).toEqual([CALL_TIMEOUT_MS, REQUEST_TIMEOUT_MS, ENDING_MS]);
  expect(listed.toSorted((one, other) => one - other)).toEqual(listed);
  expect(PICTURE_TIMEOUT_MS).toBe(REQUEST_TIMEOUT_MS);
});
