import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { prepareEnvironment } from "./environment";

it("prepareEnvironment reads the secret from a file and starts the embedded upstream", async () => {
  const folder = mkdtempSync(join(tmpdir(), "environment-"));
  writeFileSync(join(folder, "seal"), `${"s".repeat(40)}\n`);
  vi.stubEnv("SEAL_SECRET", "");
  vi.stubEnv("SEAL_SECRET_FILE", join(folder, "seal"));
  vi.stubEnv("UPSTREAM_URL", "");
  const start = (port: number) => Promise.resolve(`http://127.0.0.1:${port + 1}`);
  expect(await prepareEnvironment(start)).toMatchObject({
    SEAL_SECRET: "s".repeat(40),
    UPSTREAM_URL: "http://127.0.0.1:3001",
  });
  rmSync(folder, { recursive: true });
});

it("prepareEnvironment ends the process with one sentence for an invalid value", async () => {
  vi.stubEnv("PORT", "many");
  vi.stubEnv("SEAL_SECRET", "s".repeat(40));
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  await prepareEnvironment(() => Promise.resolve(""));
  expect(exit).toHaveBeenCalledWith(1);
  expect(error.mock.calls[0]![0]).toBe(
    'PORT must be a whole number from 1 to 65535, but it is "many".',
  );
  error.mockClear();
});
