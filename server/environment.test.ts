import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readOrCreateSecret, readSecretFiles } from "./environment";

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

it("reads secrets from files, and names one that cannot be read", () => {
  const file = join(folder, "mounted");
  writeFileSync(file, "of a mounted file\n");
  const environment: Record<string, string> = { SEAL_SECRET_FILE: file, OVERLAY_KEY: "own" };
  readSecretFiles(environment);
  expect(environment).toMatchObject({ SEAL_SECRET: "of a mounted file", OVERLAY_KEY: "own" });
  expect(() => readSecretFiles({ OVERLAY_KEY_FILE: join(folder, "none") })).toThrow(
    /^OVERLAY_KEY_FILE cannot be read: ENOENT.*\.$/,
  );
});
