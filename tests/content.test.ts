import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder, parseContent } from "../scripts/content";
import { contentSchemas, type ContentFile } from "../scripts/content-schemas";

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" });
const code = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test|\.d)\.(tsx?|mdx)$/.test(file))
  .map((file) => readFileSync(`app/${file}`, "utf8"));

it.each(files.filter((file) => /\.(?:yaml|mdx?)$/.test(file) && file !== "README.md"))(
  "content/%s is used by the site",
  (file) => {
    expect(code.some((text) => text.includes(`from "~content/${file}"`))).toBe(true);
  },
);

it("each YAML file has a schema, and each schema a file", () => {
  const written = files.filter((file) => file.endsWith(".yaml"));
  expect(Object.keys(contentSchemas).sort()).toEqual(written.sort());
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

it("names the line of the mistake", () => {
  const text = schedule.replace("at: 15:00", "at: 3 pm");
  const line = text.split("\n").findIndex((one) => one.includes("3 pm")) + 1;
  expect(() => parseContent("schedule.yaml", text)).toThrow(`content/schedule.yaml:${line}: `);
});

it("says that a file has no schema", () => {
  const unknown = "unknown.yaml" as ContentFile;
  expect(() => parseContent(unknown, "a: 1")).toThrow("content/unknown.yaml has no schema");
});
