import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleNames } from "~mocks/sample-names";
import { checkContent, readContentTexts } from "../scripts/content/check-content";
import { findSchema, listContent } from "../scripts/content/read-content";
import * as schemas from "../scripts/content/schemas";

const texts = readContentTexts();
const code = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test|\.d)\.(tsx?|mdx)$/.test(file))
  .map((file) => readFileSync(`app/${file}`, "utf8"));

it("each content file is imported by the site and listed in content/README.md", () => {
  const files = Object.keys(texts).filter((file) => /^content\/(?!panels\/)/.test(file));
  const isUsed = (file: string) => code.some((text) => text.includes(`from "~${file}"`));
  expect(files.filter((file) => !isUsed(file))).toEqual([]);
  const words = readFileSync("content/README.md", "utf8");
  const isNamed = (file: string) => words.includes(`${file.replace("content/", "`")}\``);
  const unnamed = files.filter((file) => !/\/(?:characters|common-lessons)\//.test(file));
  expect(unnamed.filter((file) => !isNamed(file))).toEqual([]);
});

it("each YAML file in content has a schema", () => {
  const written = listContent();
  expect(written.filter((file) => !findSchema(file))).toEqual([]);
  const used: unknown[] = written.map(findSchema);
  const unused = Object.entries(schemas).filter(([, schema]) => !used.includes(schema));
  expect(unused.filter(([name]) => name.endsWith("Schema"))).toEqual([]);
});

it("the content files contain no mistake", () => {
  expect(checkContent(texts, sampleNames)).toEqual([]);
});

const sample = {
  addresses: ["/characters/fox"],
  characters: ["fox"],
  topics: ["Foxfolk"],
  pictures: ["stickers/hello.png"],
};

const comics = `
tales:
  title: Tales
  tagline: A tale
  description: Tales
  chapters:
    - { number: 1, title: One }
  defaultChapter: 1
  pageShape: { width: 1, height: 1 }
`;
const menu = (link: string) => `guildMenu: []
footerMenu: []
mainMenu:
  - label: Story
    id: story
    entries:
      - ${link}`;

it.each<[file: string, text: string, ...messages: string[]]>([
  ["menus.yaml", menu("{ label: Tales, to: /comics/tales/1/9, comic: tales }")],
  ["menus.yaml", menu("{ label: Story: one, to: / }"), "7: Block collections"],
  ["menus.yaml", menu("{ label: 7, to: / }"), "7: “mainMenu[0].entries[0].label”: Invalid input"],
  ["menus.yaml", menu("{ label: Shop, to: /shops }"), "7: There is no page “/shops”."],
  [
    "menus.yaml",
    menu("{ label: Fox, to: / }\n  - { label: B, id: story, entries: [] }"),
    "5: There is another menu “story”, in content/menus.yaml:5.",
  ],
  ["characters/portraits.yaml", "fix: { figure: A fox }", "1: There is no character “fix”."],
  ["panels/tales/1.yaml", "2: none"],
  [
    "panels/tales/1.yaml",
    "1: [{ x: 0, y: 0, width: 1, height: 1 }]",
    "1: “1”: must be none, or two",
  ],
  ["other.yaml", "a: 1", "1: No page reads a file with this name."],
  ["page.mdx", "---\ntitle: A\ndescription: A\nkeyword: A\n---\n", "4: “keyword”: Unrecognized"],
  ["page.mdx", '<Thumbnail\n path="a.png" />', "2: There is no picture “a.png”."],
])(
  "checkContent reports the mistakes of the file %s with the text %j",
  (file, text, ...messages) => {
    const found = checkContent(
      { "content/comics.yaml": comics, [`content/${file}`]: text },
      sample,
    );
    const start = `content/${file}:`;
    expect(found).toEqual(messages.map((message) => expect.stringContaining(start + message)));
  },
);
