import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleNames } from "~mocks/sample-names";
import { checkContent, readContentTexts } from "../scripts/check-content";
import { listContent } from "../scripts/content";
import { contentSchemas, findSchema } from "../scripts/content-schemas";

const texts = readContentTexts();
const code = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test|\.d)\.(tsx?|mdx)$/.test(file))
  .map((file) => readFileSync(`app/${file}`, "utf8"));

it("the site uses each file", () => {
  const files = Object.keys(texts).filter((file) => /^content\/(?!panels\/)/.test(file));
  const isUsed = (file: string) => code.some((text) => text.includes(`from "~${file}"`));
  expect(files.filter((file) => !isUsed(file))).toEqual([]);
});

it("each YAML file has a schema, and each schema a file", () => {
  const written = listContent();
  expect(written.filter((file) => !findSchema(file))).toEqual([]);
  expect(written).toEqual(expect.arrayContaining(Object.keys(contentSchemas)));
});

it("finds no mistake in the files of the artist", () => {
  expect(checkContent(texts, sampleNames)).toEqual([]);
});

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

const sample = {
  addresses: ["/characters/fox"],
  characters: ["fox"],
  topics: ["Foxfolk"],
  donations: ["go-2024"],
  pictures: ["stickers/hello.png"],
};

/** The messages about a file in content/. */
const check = (file: string, text: string, names: typeof sample | undefined = sample) =>
  checkContent({ "content/comics.yaml": comics, [`content/${file}`]: text }, names).map(
    ({ message }) => message.replace(`content/${file}:`, ""),
  );

const schedule = `
edited: 2026-11-20
zone: America/New_York
weekly:
  - id: monday
    weekday: Monday
    at: 20:00
    minutes: 60
    playing: Chess
    since: 2026-01-05
exceptions:
  - { is: off, stream: monday, on: 2026-11-30, why: No chess. }`;

const quotes =
  'Put quotes around a text that begins with a sign or contains “: ”, “ #” or quotes; write \\" for quotes within quotes.';
const column = "Begin the line in the same column as the lines around it.";
const close = "Close the quotes or the bracket on the line on which they begin.";

it.each<[from: string, to: string, ...messages: string[]]>([
  ["Chess", "Go"],
  ["20:00", "8 pm", "7: “at” must be a time such as 20:00."],
  ["    at: 20:00\n", "", "5: “at” is missing."],
  ["Chess", "", "9: “playing” is empty."],
  ["Chess", "7", '9: “playing” must be in quotes: "7".'],
  ["minutes: 60", "minutes: an hour", "8: “minutes” must be a number."],
  ["minutes: 60", "minutes: 0", "8: “minutes” must be at least 1."],
  ["edited: 2026-11-20", "edited: now", "2: “edited” must be a day such as 2026-11-26."],
  [
    "weekday: Monday",
    "weekday: Moonday",
    "6: “weekday” must be Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday.",
  ],
  [
    "minutes: 60",
    "minutes: 60\n    minuts: 9",
    "9: “minuts” is no field here: did you mean “minutes”?",
  ],
  ["is: off", "is: of", "12: “is” must be one of off, changed, extra."],
  ["stream: monday", "stream: friday", "12: “stream” must be the id of a weekly stream."],
  ["2026-11-30", "2026-12-01", "12: “on” must be a Monday, 2026-01-05 or later."],
  [
    "{ is: off, stream: monday, on: 2026-11-30, why: No chess. }",
    "none",
    "12: “exceptions” must have fields: lines such as “name: value”.",
  ],
  [
    "id: monday",
    "id: monday\n    id: m",
    "6: This field is here twice. Remove one, or give it another name.",
  ],
  ["Chess", "Chess: the end", "9: Put quotes around a text that contains a colon."],
  [
    "playing: Chess",
    "playing:Chess",
    "9: Write the name of a field, a colon and a space before its value. Put quotes around a text that contains a colon.",
  ],
  ["Chess", "Chess #1", "9: Put quotes around a text that contains “#1”."],
  ["Chess", "&Chess", "9: Put quotes around a text that contains “&Chess”."],
  ["Chess", "*Chess", `9: There is no “&Chess” above. ${quotes}`],
  ["Chess", "@Chess", `9: ${quotes}`],
  ["Chess", '"Chess" and more', `9: ${quotes}`],
  ["Chess", '"Chess', `9: ${close}`],
  ["why: No chess. }", "why: No chess.", `12: ${close}`],
  ["    minutes", "\tminutes", "8: Begin the line with spaces instead of tabs."],
  ["    minutes", "      minutes", `8: ${column}`],
  ["    minutes", "   minutes", `8: ${column}`],
])("finds the mistake when %j is %j", (from, to, ...messages) => {
  expect(schedule).toContain(from);
  expect(check("schedule.yaml", schedule.replace(from, to))).toEqual(messages);
});

const menu = (link: string) => `
guildMenu: []
mainMenu:
  - label: Story
    id: story
    entries:
      - ${link}`;
const tokens = [
  ...["primary", "on-primary", "secondary", "background", "text", "muted"],
  ...["link", "content", "speech-bubble", "edge"],
];
const colors = (others: Record<string, string>) =>
  ["main", "guild"]
    .flatMap((theme) => [
      `${theme}:`,
      ...tokens.map((token) => {
        const isText = ["on-primary", "text", "muted", "link"].includes(token);
        const pair = isText ? ["#000000", "#ffffff"] : ["#dddddd", "#222222"];
        const own = theme === "main" ? others[token] : undefined;
        return `  ${token}: ${own ?? `{ light: "${pair[0]}", dark: "${pair[1]}" }`}`;
      }),
    ])
    .join("\n");
const panels = (page: string) => `1: none\n${page}`;
const charities = (event: string) => `
charities:
${["als", "go", "kka"].map((slug) => `  - { slug: ${slug}, name: A, line: A, lead: A, donate: https://a.example, story: A, description: A, keywords: [] }`).join("\n")}
firstAlsYear: 2026
alsSeason: { opens: 04-01, closes: 10-31 }
alsGoals: {}
gamersOutreachEvents:
  - { fullName: Summer, shortName: go, ${event} }
hawaiiEvent: { fullName: Aloha, shortName: go, year: 2024, opens: 2024-01-01, closes: 2024-01-02 }
announced: { als: [], go: [], kka: [] }
firstDonors: []
emblems: { als: A, go: A, jj: A, kka: A }`;

it.each<[file: string, text: string, ...messages: string[]]>([
  ["menus.yaml", menu("{ label: Tales, to: /comics/tales/1/9, comic: tales }")],
  [
    "menus.yaml",
    menu("{ label: Tales, to: /comics/tale }"),
    "7: There is no page “/comics/tale”: did you mean “/comics/tales”?",
  ],
  [
    "menus.yaml",
    menu("{ label: Tales, to: /comics/tales/2 }"),
    "7: There is no page “/comics/tales/2”: did you mean “/comics/tales”?",
  ],
  [
    "menus.yaml",
    menu("{ label: Tales, to: /, comic: tale }"),
    "7: There is no comic “tale”: did you mean “tales”?",
  ],
  ["menus.yaml", menu("{ label: Shop, to: /shop?new }")],
  [
    "menus.yaml",
    menu("{ label: Shop, to: /shops }"),
    "7: There is no page “/shops”: did you mean “/shop”?",
  ],
  [
    "menus.yaml",
    menu("{ label: Fox, to: /characters/fax }"),
    "7: There is no page “/characters/fax”: did you mean “/characters”?",
  ],
  [
    "menus.yaml",
    menu("{ label: Fox, too: / }"),
    "7: “to” is missing.",
    "7: “too” is no field here: there are label, to, exact, covers, comic.",
  ],
  [
    "menus.yaml",
    menu("{ label: Fox, to: / }\n  - { label: B, id: story, entries: [] }"),
    "8: There is another menu “story”, in content/menus.yaml:5: change one of them.",
  ],
  [
    "characters/portraits.yaml",
    "fix: { figure: A fox }",
    "1: There is no character “fix”: there are fox.",
  ],
  [
    "world/aliases.yaml",
    "Foxfolks: [vixen]",
    "1: There is no world name “Foxfolks”: did you mean “Foxfolk”?",
  ],
  [
    "world/plates.yaml",
    "stickers/hallo.png: A fox",
    "1: There is no picture “stickers/hallo.png”: did you mean “stickers/hello.png”?",
  ],
  ["panels/tales/1.yaml", panels("2: none")],
  [
    "panels/tales/3.yaml",
    panels("2: none"),
    "1: There is no page “/comics/tales/3”: did you mean “/comics/tales”?",
  ],
  ["panels/tales/1.yaml", panels("two: none"), "2: “two” must be the number of a page."],
  [
    "panels/tales/1.yaml",
    panels("2: [{ x: 0, y: 0, width: 1, height: 1 }]"),
    "2: “2” must be none, or two panels and more.",
  ],
  [
    "charities.yaml",
    charities("year: 2025, opens: 2025-07-02, closes: 2025-07-01"),
    "10: “closes” must not be before “opens”.",
  ],
  [
    "charities.yaml",
    charities("year: 2025, opens: 2025-07-01, closes: 2025-07-01"),
    "10: There are no donations “go-2025”: the page has no table until the upstream knows them.",
  ],
  [
    "charities.yaml",
    charities("year: 2024, opens: 2024-07-01, closes: 2024-07-01"),
    "11: There is another event “go-2024”, in content/charities.yaml:10: change one of them.",
  ],
  [
    "colors.yaml",
    colors({ text: '{ light: "#777777", dark: "#eeeeee" }' }),
    ...["background", "content", "speech-bubble"].map(
      (ground) => `6: “light” cannot be read on “${ground}”: the contrast is 3.3, and must be 4.5.`,
    ),
  ],
  ["other.yaml", "a: 1", "1: No page reads a file with this name."],
  [
    "page.mdx",
    "---\ntitle: A\ndescription: A\nkeyword: A\n---\n",
    "4: “keyword” is no field here: did you mean “keywords”?",
  ],
  [
    "page.mdx",
    "A\n\n[fox](/characters/fix)",
    "3: There is no page “/characters/fix”: did you mean “/characters”?",
  ],
  [
    "page.mdx",
    '<Thumbnail\n path="stickers/hallo.png" />',
    "1: There is no picture “stickers/hallo.png”: did you mean “stickers/hello.png”?",
  ],
])("finds the mistake in %s: %j", (file, text, ...messages) => {
  expect(check(file, text)).toEqual(messages);
});
