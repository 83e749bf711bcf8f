import { Parser } from "htmlparser2";

/** Far more than a text needs. The time of parsers may grow with the square of these numbers. */
export const htmlBounds = { bytes: 64 * 1024, elements: 1_000, attributes: 4_000, depth: 40 };

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
