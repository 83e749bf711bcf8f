import type { Plugin } from "vite";

/** The exports of every prose page. */
const routeExports = `
import { Prose, proseMeta } from "~/ui/prose";
export const handle = { start: "never", crumb: frontmatter.crumb, frames: frontmatter.frames };
export const meta = (args) => proseMeta(args, frontmatter);
export default function ProsePage({ children }) {
  return <Prose title={frontmatter.title}>{children}</Prose>;
}
`;

/** The plain text of a page, for the search of the world. */
function toPlainText(markdown: string): string {
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

/** Adds heading, meta tags and layout to the MDX files in app/routes, from their front matter. */
export function proseRoutes(): Plugin {
  return {
    name: "prose-routes",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/routes\/[^?]*\.mdx$/.test(id)) return;
      const [, frontMatter] = /^(---\n[\s\S]*?\n---\n)/.exec(code) ?? [];
      if (!frontMatter) throw new Error(`${id} has no front matter.`);
      const markdown = code.slice(frontMatter.length);
      const text = `\nexport const text = ${JSON.stringify(toPlainText(markdown))};\n`;
      return { code: frontMatter + text + routeExports + markdown, map: null };
    },
  };
}
