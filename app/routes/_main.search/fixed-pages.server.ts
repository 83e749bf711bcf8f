import { routePattern } from "~/http/route-address";
import type { PageHandle } from "~/document/page-handle";
import type { PageDescription } from "~/document/page-meta";
import type { SearchEntry } from "~/search/search-entry";
import { toHeadingId, toPlainText } from "~/ui/markdown-headings";

/** The groups of pages by the first segment of their addresses. */
const groups: Readonly<Record<string, SearchEntry["group"]>> = {
  characters: "Characters",
  cga: "Caudalglen",
  world: "World",
  galleries: "Galleries",
};

/** The exports of a route module that this module reads. */
interface RouteModule {
  handle?: PageHandle;
  /** The meta function; `fixedMeta` gives it a `page` if the description is fixed. */
  meta?: { page?: PageDescription };
}

const modules = import.meta.glob<RouteModule>(
  ["/app/routes/*.{tsx,mdx}", "/app/routes/*/route.tsx"],
  { eager: true },
);

const sources = import.meta.glob<string>(["/app/routes/*.mdx", "/app/routes/*/*.mdx"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The Markdown sources of pages by the address of the page. */
const markdown = new Map(Object.entries(sources).map(([file, text]) => [routePattern(file), text]));

const frontMatterAndCode = /^---[\s\S]*?^---|^(?:import|export) .*$/gm;

/** Lists the search entries of pages with a fixed description, and of sections in Markdown. */
export const listFixedPages = (): SearchEntry[] =>
  Object.entries(modules).flatMap(([file, { meta, handle }]) =>
    meta?.page && !handle?.unlisted ? [toEntry(routePattern(file), meta.page)] : [],
  );

function toEntry(path: string, page: PageDescription): SearchEntry {
  const { title, section = "", description, keywords = [], image } = page;
  const [, first = "", ...slugs] = path.split("/");
  const text = (markdown.get(path) ?? "").replace(frontMatterAndCode, "");
  const [introduction = "", ...sections] = text.split(/^(?=##)/m);
  const parts = sections.map((source) => {
    const [heading = ""] = source.split("\n", 1);
    const name = toPlainText(heading);
    const text = toPlainText(source.slice(heading.length));
    return { name, fragment: toHeadingId(heading), text: `${name}. ${text}` };
  });
  return {
    group: groups[first] ?? "Pages",
    names: [title, slugs.at(-1) ?? first].filter(Boolean),
    to: path,
    place: section,
    keywords: [...keywords, ...parts.map(({ name }) => name)],
    parts,
    texts: [description, toPlainText(introduction)],
    picture: image && "path" in image ? image.path : undefined,
  };
}
