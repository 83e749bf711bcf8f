import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPicturesIn, kept } from "~mocks/picture-store";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});

afterEach(() => rm(folder, { recursive: true }));

const drawing = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

it("draws a picture once", async () => {
  keepPicturesIn(join(folder, "made", "when", "needed"));
  const draw = drawing("a fox");
  expect(await kept("fox", draw)).toEqual(Buffer.from("a fox"));
  expect(await kept("fox", draw)).toEqual(Buffer.from("a fox"));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await kept("owl", drawing("an owl"))).toEqual(Buffer.from("an owl"));
});

it("leaves one file after several simultaneous writes", async () => {
  keepPicturesIn(folder);
  await Promise.all(["1", "2", "3"].map(() => kept("fox", drawing("a fox"))));
  expect(await readdir(folder)).toHaveLength(1);
});

it("draws each time, and warns once, where no file can be written", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await writeFile(join(folder, "file"), "");
  keepPicturesIn(join(folder, "file", "below"));
  expect(await kept("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(await kept("fox", drawing("a fox"))).toEqual(Buffer.from("a fox"));
  expect(warn).toHaveBeenCalledTimes(1);
});
