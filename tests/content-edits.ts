import { isSeq, parseDocument, type Document } from "yaml";
import { safeParse } from "zod/v4/core";
import { roles } from "../app/content-names";
import { drawOne, seeded } from "../mocks/generators/chance";
import { sampleNames } from "../mocks/sample-names";
import { checkContent, type ContentTexts } from "../scripts/check-content";
import { describeValues, type DescribedValue } from "../scripts/content-names";
import { findSchema, type ContentFile } from "../scripts/content-schemas";

/** The script, the elements, the classes and the shelves of the world are part of the specification. */
const fixed = /\/(?:common-script|elements|magic-classes|bestiary|history)\.yaml$/;

type Draw = <T>(list: readonly T[]) => T;

/**
 * Makes ordinary edits in the YAML files of content/: a text changes, an entry is added, removed or moved. Edits that
 * `npm run content` rejects are not made.
 *
 * @returns the YAML files, and a description of each edit
 */
export function editContent(texts: ContentTexts, count: number, seed: string) {
  const random = seeded(seed);
  const draw: Draw = (list) => drawOne(random, list)!;
  const isYaml = ([file]: [string, string]) => file.endsWith(".yaml");
  let edited: ContentTexts = Object.fromEntries(Object.entries(texts).filter(isYaml));
  const edits: string[] = [];
  while (edits.length < count) {
    const [file, edit] = draw(random() < 0.5 ? generalEdits(edited) : ownEdits);
    const document = parseDocument(edited[file]!);
    const what = edit(document, draw, file);
    const changed = { ...edited, [file]: document.toString({ lineWidth: 0 }) };
    if (!what || checkContent(changed, sampleNames).some(({ isHint }) => !isHint)) continue;
    edited = changed;
    edits.push(`${file}: ${what}`);
  }
  return { texts: edited, edits };
}

/** Makes an edit and describes it; undefined where there is nothing to edit. */
type Edit = (document: Document, draw: Draw, file: string) => string | undefined;

/** The edits that can be made in any file. */
const generalEdits = (texts: ContentTexts) =>
  Object.keys(texts)
    .filter((file) => !fixed.test(file))
    .flatMap((file) => [changeText, removeEntry, moveEntry].map((edit) => [file, edit] as const));

const describe = (document: Document, file: string) =>
  [
    ...describeValues(
      findSchema(file.replace("content/", "") as ContentFile)!,
      document.toJS() as unknown,
    ),
  ].filter(({ isKey }) => !isKey);

/** Whether a text is neither a name nor a reference, and can begin with other words. */
const isFree = ({ schema, value }: DescribedValue) =>
  schema._zod.def.type === "string" &&
  typeof value === "string" &&
  !roles.has(schema) &&
  safeParse(schema, withNewBeginning(value)).success;

const withNewBeginning = (text: string) => `New ${text}`;

const changeText: Edit = (document, draw, file) => {
  const text = draw(describe(document, file).filter(isFree));
  if (!text) return undefined;
  document.setIn(text.path, withNewBeginning(String(text.value)));
  return `changed ${text.path.join(".")}`;
};

const removeEntry: Edit = (document, draw, file) =>
  editList(document, draw, file, (items) => items.splice(items.indexOf(draw(items)), 1), "removed");

const moveEntry: Edit = (document, draw, file) =>
  editList(document, draw, file, (items) => items.push(items.shift()), "moved");

function editList(
  document: Document,
  draw: Draw,
  file: string,
  edit: (items: unknown[]) => void,
  verb: string,
): string | undefined {
  const lists = describe(document, file).filter(
    ({ value }) => Array.isArray(value) && value.length > 1,
  );
  const { path } = draw(lists) ?? { path: undefined };
  const node = path && (path.length > 0 ? document.getIn(path) : document.contents);
  if (!isSeq(node)) return undefined;
  edit(node.items);
  return `${verb} an entry of ${path!.join(".")}`;
}

/** Copies an entry of a list, changes fields of the copy, and adds it. */
const add =
  (path: (string | number)[], fields: (entry: never) => object, first = false): Edit =>
  (document, draw) => {
    const node = path.length > 0 ? document.getIn(path) : document.contents;
    if (!isSeq(node)) return undefined;
    const entries = node.toJS(document) as object[];
    const entry = first ? entries[0]! : entries.at(-1)!;
    const copy = document.createNode({ ...entry, ...fields(entry as never) });
    if (first) node.items.unshift(copy);
    else node.items.splice(draw([0, node.items.length]), 0, copy);
    return `added to ${path.join(".")}`;
  };

const tag = (text: string) => `${text}-new`;

/** What the artist adds most often. */
const ownEdits: (readonly [file: string, edit: Edit])[] = [
  [
    "content/comics.yaml",
    (document) => {
      const [comic] = Object.entries(document.toJS() as Record<string, { chapters: unknown[] }>);
      const [slug, { chapters }] = comic!;
      document.addIn([slug, "chapters"], { number: chapters.length + 1, title: "A New Chapter" });
      return "added a chapter";
    },
  ],
  [
    "content/charities.yaml",
    (document) => {
      document.setIn(["alsGoals", 2027], 7000);
      return "added a goal";
    },
  ],
  [
    "content/patch-notes.yaml",
    add([], () => ({ version: "9.1", date: "2027-01-01", title: "The new one" }), true),
  ],
  [
    "content/schedule.yaml",
    add(["exceptions"], () => ({
      is: "extra",
      id: "new-year",
      on: "2027-01-01",
      at: "20:00",
      minutes: 60,
      playing: "Chess",
      stream: undefined,
      to: undefined,
    })),
  ],
  ["content/menus.yaml", add(["mainMenu"], () => ({ label: "News", id: "news" }))],
  ["content/menus.yaml", add(["guildMenu"], () => ({ label: "Shop", to: "/shop" }))],
  [
    "content/videos.yaml",
    add(["vixyVideos"], ({ slug }: { slug: string }) => ({ slug: tag(slug) })),
  ],
  [
    "content/links.yaml",
    add(["socialLinks"], ({ name }: { name: string }) => ({ name: tag(name) })),
  ],
  [
    "content/charities.yaml",
    add(["gamersOutreachEvents"], () => ({
      fullName: "Jolly Jamboree 2025",
      shortName: "jj",
      year: 2025,
    })),
  ],
  ["content/downloads.yaml", add([], ({ id }: { id: string }) => ({ id: tag(id) }))],
  [
    "content/world/landmarks.yaml",
    add([], ({ slug, name }: { slug: string; name: string }) => ({
      slug: tag(slug),
      name: `New ${name}`,
    })),
  ],
  [
    "content/world/glossary.yaml",
    add([], ({ term }: { term: string }) => ({ term: `New ${term}` })),
  ],
];
