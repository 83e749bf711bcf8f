import { toHeadingId } from "../../app/ui/markdown-headings";

interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  data?: object;
  position?: { start: { offset: number }; end: { offset: number } };
}

/** A remark plugin that gives headings their ids. */
export const headingIds = () => setIds;

function setIds(node: MarkdownNode, file: object): void {
  if (node.type === "heading" && node.position) {
    const { start, end } = node.position;
    node.data = { hProperties: { id: toHeadingId(String(file).slice(start.offset, end.offset)) } };
  } else node.children?.forEach((child) => setIds(child, file));
}
