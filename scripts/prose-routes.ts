import type { Plugin } from "vite";

/** What every prose page shares, so that its file holds front matter and Markdown alone. */
const shared = `
import { Prose, proseMeta } from "~/ui/prose";
export const handle = { start: "never", crumb: frontmatter.crumb };
export const meta = (args) => proseMeta(args, frontmatter);
export default function ProsePage({ children }) {
  return <Prose title={frontmatter.title}>{children}</Prose>;
}
`;

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
      return { code: frontMatter + shared + code.slice(frontMatter.length), map: null };
    },
  };
}
