import type { Plugin } from "vite";

/** What every prose page shares, so that its file holds front matter and Markdown alone. */
const shared = `
import { Prose, proseMeta } from "~/ui/prose";
export const handle = { start: "never", crumb: frontmatter.crumb, frames: frontmatter.frames };
export const meta = (args) => proseMeta(args, frontmatter);
export default function ProsePage({ children }) {
  return <Prose title={frontmatter.title}>{children}</Prose>;
}
`;

/** The words of a page without imports, components and marks, for the search of the world. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/^import .*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g, " ")
    .replace(/^#+ (.*)$/gm, "$1.")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*>]|\d+\.) /gm, "")
    .replace(/[*_`\\]/g, "")
    .replaceAll("&nbsp;", " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Makes Markdown files in app/routes into pages: heading, meta tags and layout from their front
 * matter. Runs before MDX reads the file.
 */
export function proseRoutes(): Plugin {
  return {
    name: "prose-routes",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/routes\/[^?]*\.mdx$/.test(id)) return;
      const [, frontMatter] = /^(---\n[\s\S]*?\n---\n)/.exec(code) ?? [];
      if (!frontMatter) throw new Error(`${id} has no front matter.`);
      const markdown = code.slice(frontMatter.length);
      const text = `\nexport const text = ${JSON.stringify(wordsOf(markdown))};\n`;
      return { code: frontMatter + text + shared + markdown, map: null };
    },
  };
}
