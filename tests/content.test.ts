import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder, listContent, parseContent } from "../scripts/content";
import { contentSchemas, findSchema, type ContentFile } from "../scripts/content-schemas";

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" });
const code = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test|\.d)\.(tsx?|mdx)$/.test(file))
  .map((file) => readFileSync(`app/${file}`, "utf8"));

it.each(files.filter((file) => /\.(?:yaml|mdx?)$/.test(file) && file !== "README.md"))(
  "content/%s is used by the site",
  (file) => {
    const isUsed = /^panels\//.test(file) ? "/content/panels/*/*.yaml" : `from "~content/${file}"`;
    expect(code.some((text) => text.includes(isUsed))).toBe(true);
  },
);

it("each YAML file has a schema, and each schema a file", () => {
  const written = listContent();
  expect(written.filter((file) => !findSchema(file))).toEqual([]);
  expect(written).toEqual(expect.arrayContaining(Object.keys(contentSchemas)));
});

const schedule = readFileSync(`${contentFolder}schedule.yaml`, "utf8");

it.each<[mistake: string, from: string, to: string, message: string]>([
  ["a value", "at: 15:00", "at: 3 pm", "weekly[2].at: must be a time such as 20:00"],
  ["a missing field", "at: 15:00\n", "\n", "weekly[2].at: must be a time such as 20:00"],
  [
    "a missing text",
    "playing: Super Animal",
    "played: Super Animal",
    "weekly[1].playing: is missing",
  ],
  ["an unknown field", "minutes: 240", "minuts: 240", 'weekly[2]: Unrecognized key: "minuts"'],
  ["a wrong reference", "stream: saturday", "stream: sunday", "exceptions[1].stream: must be the"],
  ["the YAML", "weekday: Saturday", 'weekday: "Saturday', "Missing closing"],
])("reports a mistake in %s with file, line and sentence", (_mistake, from, to, message) => {
  const text = schedule.replace(from, to);
  expect(text).not.toBe(schedule);
  expect(() => parseContent("schedule.yaml", text)).toThrow(message);
});

it.each<[mistake: string, text: string, message: string]>([
  ["a single panel", "4: [{ x: 0, y: 0, width: 1, height: 1 }]", "4: must be none, or two panels"],
  ["another word", "4: nothing", "4: must be none, or two panels"],
  ["another key", "four: none", "must have numbers of pages as keys"],
])("reports %s in the panels of a chapter", (_mistake, text, message) => {
  expect(() => parseContent("panels/talechasers/3.yaml", text)).toThrow(message);
});

it("names the line of the mistake", () => {
  const text = schedule.replace("at: 15:00", "at: 3 pm");
  const line = text.split("\n").findIndex((one) => one.includes("3 pm")) + 1;
  expect(() => parseContent("schedule.yaml", text)).toThrow(`content/schedule.yaml:${line}: `);
});

it("says that a file has no schema", () => {
  const unknown = "unknown.yaml" as ContentFile;
  expect(() => parseContent(unknown, "a: 1")).toThrow("content/unknown.yaml has no schema");
});
