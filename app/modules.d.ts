declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { FrontMatter } from "~/ui/front-matter.schema";

  export const frontmatter: FrontMatter;
  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
}

/** The text of a bundled script; see scripts/bundled-scripts.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
