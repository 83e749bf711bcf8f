import { Parser } from "htmlparser2";

/** Far more than a text needs. The time of parsers may grow with the square of these numbers. */
export const htmlBounds = { bytes: 64 * 1024, elements: 1_000, attributes: 4_000, depth: 40 };

const messages = {
  elements: `more than ${htmlBounds.elements} elements`,
  attributes: `more than ${htmlBounds.attributes} attributes`,
  depth: `nested more than ${htmlBounds.depth} deep`,
};

/** Why a fragment is too long, for a log; undefined if it is not. */
export function exceededLength(html: string): string | undefined {
  const { bytes } = htmlBounds;
  return Buffer.byteLength(html) > bytes ? `more than ${bytes} bytes` : undefined;
}

/**
 * Which other bound a fragment exceeds, for a log; undefined if none. Comments and processing instructions count as
 * elements.
 */
export function exceededBound(html: string): string | undefined {
  const counts = { elements: 0, attributes: 0, depth: 0 };
  const count = (bound: keyof typeof counts) => {
    if (++counts[bound] > htmlBounds[bound]) throw new BoundExceeded(messages[bound]);
  };
  const countElement = () => count("elements");
  const parser = new Parser({
    onopentagname() {
      count("elements");
      count("depth");
    },
    onattribute: () => count("attributes"),
    onclosetag: () => void (counts.depth -= 1),
    oncomment: countElement,
    onprocessinginstruction: countElement,
  });
  try {
    parser.end(html);
    return undefined;
  } catch (error) {
    if (error instanceof BoundExceeded) return error.message;
    throw error;
  }
}

/** Characters that a short fragment may grow by, for its entities. */
const MIN_GROWTH_CHARS = 1_000;

/**
 * Why a parsed fragment is too long, for a log; undefined if it is not. The parser opens an unclosed element again in
 * each later block, with all of its attributes.
 *
 * @param length of the text that it was parsed from
 */
export function exceededUnfolding(fragment: DocumentFragment, length: number): string | undefined {
  let elements = 0;
  let chars = 0;
  const maxChars = 2 * length + MIN_GROWTH_CHARS;
  for (let node = fragment.firstChild; node; node = nextNode(node, fragment)) {
    if (++elements > 4 * htmlBounds.elements) return messages.elements;
    chars += node.nodeName.length + (node.nodeValue?.length ?? 0);
    for (const { name, value } of (node as Element).attributes ?? []) {
      chars += name.length + value.length;
    }
    if (chars > maxChars) return "more than twice its length when it is parsed";
  }
  return undefined;
}

/** The next node in the order of the document, inside of a root. */
function nextNode(node: Node, root: Node): ChildNode | null {
  if (node.firstChild) return node.firstChild;
  let at: Node | null = node;
  while (at && at !== root && !at.nextSibling) at = at.parentNode;
  return at && at !== root ? at.nextSibling : null;
}

class BoundExceeded extends Error {}
