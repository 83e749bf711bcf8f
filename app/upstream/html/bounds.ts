import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

/** Far more than a text needs. The time of parsers may grow with the square of these numbers. */
export const htmlBounds = { bytes: 64 * 1024, elements: 1_000, attributes: 4_000, depth: 40 };

type Node = DefaultTreeAdapterTypes.Node;
type Counts = Omit<typeof htmlBounds, "depth">;

/** Why a fragment is too long, for a log; undefined if it is not. */
export function exceededLength(html: string): string | undefined {
  const { bytes } = htmlBounds;
  return Buffer.byteLength(html) > bytes ? `more than ${bytes} bytes` : undefined;
}

/**
 * Which bound a fragment exceeds as browsers parse it, for a log; undefined if none. The parser opens an unclosed `<b>`
 * again in each later block, with its attributes. Comments count as elements.
 */
export function exceededBound(html: string): string | undefined {
  // The parser adds `<html>`, `<head>` and `<body>`.
  const counts: Counts = { bytes: 0, elements: -3, attributes: 0 };
  const count = (bound: keyof Counts, more: number) => {
    counts[bound] += more;
    if (counts[bound] > htmlBounds[bound]) {
      throw new BoundExceeded(`more than ${htmlBounds[bound]} ${bound}`);
    }
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tag, namespace, attributes) {
      count("elements", 1);
      count("attributes", attributes.length);
      for (const { name, value } of attributes) count("bytes", name.length + value.length);
      return defaultTreeAdapter.createElement(tag, namespace, attributes);
    },
    createCommentNode(text) {
      count("elements", 1);
      return defaultTreeAdapter.createCommentNode(text);
    },
  };
  try {
    const depth = depthOf(parse(html, { treeAdapter, scriptingEnabled: false }));
    return depth - 2 > htmlBounds.depth ? `nested more than ${htmlBounds.depth} deep` : undefined;
  } catch (error) {
    if (error instanceof BoundExceeded) return error.message;
    throw error;
  }
}

/** How many elements are in one another below a node. */
function depthOf(node: Node): number {
  if (!("childNodes" in node)) return 0;
  const depths = node.childNodes.map((child) => depthOf(child) + Number("tagName" in child));
  return Math.max(0, ...depths);
}

class BoundExceeded extends Error {}
