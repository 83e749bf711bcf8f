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

it("draws a picture once", async () => {
  setPictureFolder(join(folder, "made", "when", "needed"));
  const draw = drawing("a fox");
  expect(await readOrDraw("fox", draw)).toEqual(Buffer.from("a fox"));
  expect(await readOrDraw("fox", draw)).toEqual(Buffer.from("a fox"));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await readOrDraw("owl", drawing("an owl"))).toEqual(Buffer.from("an owl"));
});

it("leaves one file after several simultaneous writes", async () => {
  setPictureFolder(folder);
  await Promise.all(["1", "2", "3"].map(() => readOrDraw("fox", drawing("a fox"))));
  expect(await readdir(folder)).toHaveLength(1);
});

it("draws each time, and warns once, where no file can be written", async () => {
  await writeFile(join(folder, "file"), "");
  setPictureFolder(join(folder, "file", "below"));
  expect(await readOrDraw("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(await readOrDraw("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(console.warn).toHaveBeenCalledTimes(1);
});
