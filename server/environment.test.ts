import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readOrCreateSecret } from "./environment";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("keeps one secret for all starts, also when its file was left empty", () => {
  const file = join(folder, "secret");
  const secret = readOrCreateSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret(file)).toBe(secret);
  writeFileSync(file, "");
  const next = readOrCreateSecret(file);
  expect(next).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file, "utf8")).toBe(next);
  expect(readOrCreateSecret(file)).toBe(next);
  expect(readdirSync(folder)).toEqual(["secret"]);
});
