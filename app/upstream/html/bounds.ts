import { Parser } from "htmlparser2";

/**
 * What a fragment of HTML may hold: far more than a text needs, and little enough for parsers whose
 * time grows with the square of these.
 */
export const htmlBounds = { bytes: 64 * 1024, elements: 1_000, attributes: 4_000, depth: 40 };

/** That a fragment is too long, in words for a log. It costs nothing, and is looked at first. */
export function exceededLength(html: string): string | undefined {
  const { bytes } = htmlBounds;
  return Buffer.byteLength(html) > bytes ? `more than ${bytes} bytes` : undefined;
}

/**
 * Which other bound a fragment exceeds, in words for a log; undefined for one that is within them all.
 * Comments and processing instructions count as elements.
 */
export function exceededBound(html: string): string | undefined {
  let elements = 0;
  let attributes = 0;
  let depth = 0;
  const countElement = () => {
    if (++elements > htmlBounds.elements) {
      throw new BoundExceeded(`more than ${htmlBounds.elements} elements`);
    }
  };
  const parser = new Parser({
    onopentagname() {
      countElement();
      if (++depth > htmlBounds.depth) {
        throw new BoundExceeded(`nested more than ${htmlBounds.depth} deep`);
      }
    },
    onattribute() {
      if (++attributes > htmlBounds.attributes) {
        throw new BoundExceeded(`more than ${htmlBounds.attributes} attributes`);
      }
    },
    onclosetag() {
      depth -= 1;
    },
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

class BoundExceeded extends Error {}
