import { matchPath } from "@remix-run/react";
import type { AppLoadContext, MetaDescriptor } from "@remix-run/node";
import { baseKeywords } from "~/document/page-meta";
import { env } from "~/env.server";
import { routeAddress } from "~/http/route-address";
import type { SearchEntry } from "~/search/search-index.server";
import { textOf } from "~/upstream/html/text";
import aliases from "~content/world/aliases.yaml";
import type { ListedRoute } from "../[sitemap.xml]/pages.server";

/** Titles of the groups of results, by the first segment of their addresses. */
const groups: Readonly<Record<string, string>> = {
  comics: "Comic",
  characters: "Characters",
  cga: "Caudalglen",
  world: "World",
  galleries: "Galleries",
};

const MAX_HTML_LENGTH = 12_000;

const sources = import.meta.glob<string>(["/app/routes/*.mdx", "/app/routes/*/*.mdx"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Markdown sources by the address of the page. */
const markdown = new Map(Object.entries(sources).map(([file, text]) => [routeAddress(file), text]));

/** Markdown syntax. */
const markup = /^---[\s\S]*?^---|^(?:import|export) .*$|\]\([^)]*\)|\{[^}]*\}|[#*_`\\[]/gm;

/** Loads a page for the search: its meta tags and the texts in its data; none if it cannot be loaded. */
export async function readPage(
  { path, module }: ListedRoute,
  address: string,
  context: AppLoadContext,
): Promise<SearchEntry[]> {
  const location = new URL(address, env.SITE_URL);
  const params = matchPath(path.replaceAll("$", ":"), location.pathname)?.params ?? {};
  try {
    const loaded = await module.loader?.({ request: new Request(location), params, context });
    // The result of `data()` contains the data in a field of that name.
    const { data = loaded } = Object(loaded) as { data?: unknown };
    const tags = module.meta?.({ location, matches: [], params, data }) ?? [];
    return [toEntry(address, tags, Object(data) as object)];
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    // Loaders of missing pages redirect to the error page, too.
    context.isIncomplete ||= /\/error\?(?!.*missing)/.test(answer.headers.get("Location") ?? "");
    return [];
  }
}

function toEntry(
  address: string,
  tags: readonly MetaDescriptor[],
  { panels = [], ...data }: { panels?: { text?: string }[] },
): SearchEntry {
  const contentOf = (name: string) =>
    String(Object(tags.find((tag) => Object.values(tag).includes(name))).content ?? "");
  const [name = "", ...place] = contentOf("og:title").split(" · ");
  const [pathname = ""] = address.split("?");
  const [, section = "", ...slugs] = pathname.split("/");
  const source = markdown.get(pathname) ?? "";
  const headings = Array.from(source.matchAll(/^##+ (.*)$/gm), ([, heading = ""]) => heading);
  const keywords = contentOf("keywords").split(", ");
  return {
    group: groups[section] ?? "Pages",
    // A name may contain another name: "Chapter 2, page 3: In Your Paws".
    names: [name, ...name.split(": ").slice(1), slugs.at(-1) ?? section, ...(aliases[name] ?? [])],
    to: address,
    place: place.join(" › "),
    keywords: keywords.filter((word) => !baseKeywords.includes(word as never)).concat(headings),
    panels: panels.map(({ text = "" }) => text),
    texts: [
      contentOf("description"),
      ...textsIn([source.replace(markup, "").split(/\n\s*\n/), data]),
    ],
    picture: /\/preview\/(.+)/.exec(decodeURIComponent(contentOf("og:image")))?.[1],
  };
}

/** The texts in any data, without markup. Texts as short as names and addresses are ignored. */
function textsIn(data: unknown): string[] {
  if (typeof data !== "string") return Object.values(Object(data) as object).flatMap(textsIn);
  // Headings get a colon and items a period, because everything is joined to one line.
  const punctuated = data
    .slice(0, MAX_HTML_LENGTH)
    .replace(/<\/(?:h\d|dt)>/g, ":$&")
    .replace(/(?<=[\p{L}\p{N})](?:<\/\w+>)*)<\/(?:dd|li)>/gu, ".$&");
  const text = textOf(punctuated);
  return /\s.*\s/.test(text) ? [text] : [];
}
