import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setPictureFolder, readOrDraw } from "~mocks/picture-store";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});

afterEach(() => rm(folder, { recursive: true }));

const drawing = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

it("draws a picture once, and leaves one file after simultaneous writes", async () => {
  const made = join(folder, "made", "when", "needed");
  setPictureFolder(made);
  await Promise.all(["1", "2", "3"].map(() => readOrDraw("fox", drawing("a fox"))));
  expect(await readdir(made)).toHaveLength(1);
  const draw = drawing("another fox");
  expect(await readOrDraw("fox", draw)).toEqual(Buffer.from("a fox"));
  expect(draw).not.toHaveBeenCalled();
  expect(await readOrDraw("owl", drawing("an owl"))).toEqual(Buffer.from("an owl"));
});

it("draws each time, and warns once, where no file can be written", async () => {
  await writeFile(join(folder, "file"), "");
  setPictureFolder(join(folder, "file", "below"));
  expect(await readOrDraw("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(await readOrDraw("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(console.warn).toHaveBeenCalledTimes(1);
});
