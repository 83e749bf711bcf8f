declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { FrontMatter } from "~/ui/prose";

  export const frontmatter: FrontMatter;
  const Content: ComponentType;
  export default Content;
}
