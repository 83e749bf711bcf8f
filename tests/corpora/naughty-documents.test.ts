import { Script } from "node:vm";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as entry from "~/entry.server";
import { clearCache } from "~/upstream/cache.server";
import { upstream } from "~mocks/index";
import { origin } from "../routes/route-response";
import { siteWith } from "../routes/site-pages";
import { sample } from "../setup/sample";
import { naughty } from "./naughty";
import { naughtyUpstream, rounds } from "./naughty-upstream";

/** Pages that show texts of the upstream. */
const pages = [
  "/",
  "/comics/talechasers",
  "/comics/talechasers/1/1",
  "/characters",
  "/characters/vixy",
  "/cga/characters",
  "/cga/characters/wren",
  "/world/bestiary/feral",
  "/world/bestiary/feral/grove-stag",
  "/world/botanary",
  "/world/botanary/trees",
  "/commissions",
  "/galleries",
  "/galleries/fan-art/paper-forest",
  "/shop",
  "/stream/pokemon/gym-challenge",
  "/stream/charities/kka",
  "/tf-generator/list",
];

/** Addresses that show a part of themselves, at `@`. */
const echoes = [
  "/error?from=/@",
  "/cga/error?from=/@",
  "/world?q=@",
  "/tf-generator/list?q=@",
  "/fursona-generator/list?q=@",
  "/world/languages/common?name=@&number=@",
];

interface ParsedDocument {
  path: string;
  tags: string[];
  attributes: string[];
  scripts: number;
  /** Invalid inline scripts and addresses. */
  broken: string[];
  text: string;
}

/** Parses a document without running it. */
function parseDocument(path: string, html: string): ParsedDocument {
  const { document } = new JSDOM(html).window;
  const elements = Array.from(document.querySelectorAll("*"));
  const attributes = elements.flatMap((element) => Array.from(element.attributes));
  const broken = attributes
    .filter(({ name }) => /^(?:href|src|action|formaction|poster)$/.test(name))
    .filter(({ value }) => !/^(?:https?:\/\/|mailto:|data:image\/|\/(?!\/)|[#?])/i.test(value))
    .map(({ name, value }) => `${name}=${value}`);
  const inline = Array.from(document.scripts).filter(({ src, type }) => !src && type !== "module");
  for (const { textContent, type } of inline) {
    try {
      if (type.endsWith("json")) JSON.parse(textContent ?? "");
      else new Script(textContent ?? "");
    } catch (error) {
      broken.push(String(error));
    }
  }
  return {
    path,
    tags: [...new Set(elements.map(({ localName }) => localName))],
    attributes: [...new Set(attributes.map(({ name }) => name))],
    scripts: document.scripts.length,
    broken,
    text: document.body.textContent ?? "",
  };
}

const site = siteWith(entry);

/** The documents at some addresses, without redirects. */
async function documentsAt(paths: readonly string[]): Promise<ParsedDocument[]> {
  const documents: ParsedDocument[] = [];
  for (const path of paths) {
    clearCache();
    const { status, ...answer } = await answerAt(path);
    const isError = /^\/(?:cga\/)?error\?/.test(path);
    expect(status === 500 ? isError : status < 400, `${status} ${path}`).toBe(true);
    if (status !== 302) documents.push(parseDocument(path, answer.html));
  }
  return documents;
}

async function answerAt(path: string): Promise<{ status: number; html: string }> {
  const answer = await site(new Request(origin + path));
  return { status: answer.status, html: await answer.text() };
}

/** Elements and attributes of sanitized HTML. */
const allowed = new Set(
  (
    "p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption a em strong i b u s small sub sup mark " +
    "abbr cite q code kbd span img table thead tbody tfoot tr th td caption picture source " +
    "href title alt src width height lang dir colspan rowspan scope loading rel srcset media decoding"
  ).split(" "),
);

/** What a document has that it does not have with plain texts, apart from sanitized HTML. */
function added(
  { tags, attributes, scripts, broken }: ParsedDocument,
  plain: ParsedDocument,
): string[] {
  const isNew = (name: string) =>
    !plain.tags.includes(name) && !plain.attributes.includes(name) && !allowed.has(name);
  return [
    ...[...tags, ...attributes].filter(isNew),
    ...(scripts === plain.scripts ? [] : [`${scripts} scripts`]),
    ...broken.filter((address) => !plain.broken.includes(address)),
  ];
}

/** Strings that are on no page otherwise. */
const distinctive = naughty.filter((string) => /^[^<>&\s]{8,}$/u.test(string));

beforeEach(() => {
  // Stops deadlines: a late status would add a script.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => void vi.useRealTimers());

it("shows every naughty string of the upstream as plain text", async () => {
  const plain = await documentsAt(pages);
  expect(plain).toHaveLength(pages.length);
  const shown = new Set<string>();
  const turns = Array.from({ length: rounds }, (_none, round) => round);
  for (const round of sample(turns, 3)) {
    upstream.use(naughtyUpstream(round));
    for (const document of await documentsAt(pages)) {
      const before = plain.find(({ path }) => path === document.path)!;
      expect(added(document, before), `${document.path}, round ${round}`).toEqual([]);
      if (distinctive.some((string) => document.text.includes(string))) shown.add(document.path);
    }
  }
  expect(shown.size, "pages that showed them").toBeGreaterThan(pages.length * 0.75);
});

it.each(echoes)("shows every naughty string in %s as plain text", async (echo) => {
  const at = (text: string) => echo.replaceAll("@", encodeURIComponent(text.toWellFormed()));
  const [plain] = await documentsAt([at("fox")]);
  const groups = Array.from({ length: Math.ceil(naughty.length / 16) }, (_none, group) =>
    naughty.slice(group * 16, group * 16 + 16).join(" "),
  );
  for (const made of await documentsAt(sample(groups, 3, echoes.indexOf(echo)).map(at))) {
    expect(added(made, plain!), made.path).toEqual([]);
  }
});
