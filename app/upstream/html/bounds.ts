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

class BoundExceeded extends Error {}
