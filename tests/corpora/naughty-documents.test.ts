import type { Page } from "playwright/test";
import { expect, test } from "../e2e/site";
import { sample } from "../setup/sample";
import { naughty } from "./naughty";
import { rounds, startNaughtyUpstream } from "./naughty-upstream";

/** Pages that show what the upstream says. */
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

/** Addresses that show what they were asked for; `@` is where it goes. */
const echoes = [
  "/error?from=/@",
  "/cga/error?from=/@",
  "/world?q=@",
  "/tf-generator/list?q=@",
  "/fursona-generator/list?q=@",
  "/world/languages/common?name=@&number=@",
];

// Hundreds of documents, on a machine that may be busy.
test.setTimeout(240_000);

/** What a document is made of. */
interface Made {
  path: string;
  tags: string[];
  attributes: string[];
  scripts: number;
  /** Inline scripts that are none, and addresses that are no pages. */
  broken: string[];
  text: string;
}

/** Takes documents apart with the browser's own parser, which runs nothing of them. */
function takeApart(page: Page, documents: { path: string; html: string }[]): Promise<Made[]> {
  return page.evaluate(
    (list) =>
      list.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        const elements = Array.from(parsed.querySelectorAll("*"));
        const attributes = elements.flatMap((element) => Array.from(element.attributes));
        const broken = attributes
          .filter(({ name }) => /^(?:href|src|action|formaction|poster)$/.test(name))
          .filter(
            ({ value }) => !/^(?:https?:\/\/|mailto:|data:image\/|\/(?!\/)|[#?])/i.test(value),
          )
          .map(({ name, value }) => `${name}=${value}`);
        const inline = Array.from(parsed.scripts).filter(
          ({ src, type }) => !src && type !== "module",
        );
        for (const { textContent, type } of inline) {
          try {
            if (type.endsWith("json")) JSON.parse(textContent ?? "");
            else new Function(textContent ?? "");
          } catch (error) {
            broken.push(String(error));
          }
        }
        return {
          path,
          tags: [...new Set(elements.map(({ localName }) => localName))],
          attributes: [...new Set(attributes.map(({ name }) => name))],
          scripts: parsed.scripts.length,
          broken,
          text: parsed.body.textContent ?? "",
        };
      }),
    documents,
  );
}

/** The documents at some addresses, a few at a time; a redirect has none. */
async function documentsAt(site: string, paths: readonly string[]) {
  const documents: { path: string; html: string }[] = [];
  const waiting = [...paths];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(site + path, { redirect: "manual" });
      const isError = /^\/(?:cga\/)?error\?/.test(path);
      expect(
        answer.status === 500 ? isError : answer.status < 400,
        `${answer.status} ${path}`,
      ).toBe(true);
      const html = await answer.text();
      if (answer.status !== 302) documents.push({ path, html });
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return documents;
}

/** Elements and attributes that a written text may add to a page. */
const written = new Set(
  (
    "p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption a em strong i b u s small sub sup mark " +
    "abbr cite q code kbd span img table thead tbody tfoot tr th td caption picture source " +
    "href title alt src width height lang dir colspan rowspan scope loading rel srcset media decoding"
  ).split(" "),
);

/** What is in a document now that was not there with plain texts, and is no part of a written one. */
function added({ tags, attributes, scripts, broken }: Made, plain: Made): string[] {
  const isNew = (name: string) =>
    !plain.tags.includes(name) && !plain.attributes.includes(name) && !written.has(name);
  return [
    ...[...tags, ...attributes].filter(isNew),
    ...(scripts === plain.scripts ? [] : [`${scripts} scripts`]),
    ...broken,
  ];
}

test("every naughty string, as every text of the upstream, is a text of the page and no more", async ({
  page,
  serve,
}) => {
  const upstream = await startNaughtyUpstream();
  try {
    const site = await serve({ UPSTREAM_URL: upstream.url, UPSTREAM_CACHE: "off" });
    await site.opened;
    const plain = await takeApart(page, await documentsAt(site.url, pages));
    expect(plain).toHaveLength(pages.length);
    const shown = new Map<string, number>();
    const turns = Array.from({ length: rounds }, (_none, round) => round);
    for (const round of sample(turns, 4)) {
      upstream.round = round;
      const made = await takeApart(page, await documentsAt(site.url, pages));
      for (const document of made) {
        const before = plain.find(({ path }) => path === document.path)!;
        expect
          .soft(added(document, before), `${document.path}, round ${upstream.round}`)
          .toEqual([]);
        if (/alert\(|Ω≈ç|Penistone|田中さん/.test(document.text)) {
          shown.set(document.path, (shown.get(document.path) ?? 0) + 1);
        }
      }
    }
    // Pages that the strings never came to prove nothing.
    expect([...shown.keys()].length, "pages that showed them").toBeGreaterThan(pages.length * 0.8);
  } finally {
    await upstream.close();
  }
});

test("every naughty string in an address is a text of the page and no more", async ({
  page,
  site,
}) => {
  const at = (path: string, text: string) =>
    path.replaceAll("@", encodeURIComponent(text.toWellFormed()));
  const plain = await takeApart(
    page,
    await documentsAt(
      site.url,
      echoes.map((path) => at(path, "fox")),
    ),
  );
  const groups = Array.from({ length: Math.ceil(naughty.length / 16) }, (_none, group) =>
    naughty.slice(group * 16, group * 16 + 16).join(" "),
  );
  for (const [index, echo] of echoes.entries()) {
    const paths = sample(groups, 5, index).map((text) => at(echo, text));
    for (const made of await takeApart(page, await documentsAt(site.url, paths))) {
      const before = plain.find(({ path }) => path === at(echo, "fox"))!;
      expect.soft(added(made, before), `${index} ${made.path}`).toEqual([]);
    }
  }
});
