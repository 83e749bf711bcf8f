import { readFileSync } from "node:fs";
import { RelaxNGValidator, XmlDocument, XmlLibError, type XmlElement } from "libxml2-wasm";

const grammar = XmlDocument.fromString(readFileSync("tests/setup/atom.rng", "utf8"));
const validator = RelaxNGValidator.fromDoc(grammar);

const namespace = { atom: "http://www.w3.org/2005/Atom" };

/** What of RFC 4287 a grammar of elements cannot say: what has to be true of each node that a path finds. */
const rules: readonly [rule: string, broken: string][] = [
  [
    "a feed without an author has one in each entry",
    "/atom:feed[not(atom:author)]/atom:entry[not(atom:author)]",
  ],
  [
    "one alternate of a type",
    "//atom:link[not(@rel) or @rel='alternate'][@type = preceding-sibling::atom:link[not(@rel) or @rel='alternate']/@type]",
  ],
  [
    "an entry without content has an alternate",
    "//atom:entry[not(atom:content)][not(atom:link[not(@rel) or @rel='alternate'])]",
  ],
  ["an entry is in a feed once", "//atom:entry[atom:id = preceding-sibling::atom:entry/atom:id]"],
  ["an id is an absolute address", "//atom:id[not(contains(., ':'))]"],
  ["a feed says where it is", "/atom:feed[not(atom:link[@rel='self'])]"],
];

/** What is wrong with a text as an Atom feed, by the grammar of RFC 4287 and what it says besides. */
export function faultsOfAtom(xml: string): string[] {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(xml);
  } catch (error) {
    return [String(error)];
  }
  try {
    validator.validate(document);
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return [error.message];
  }
  return rules.flatMap(([rule, broken]) =>
    document.find(broken, namespace).map((node) => `${rule}: line ${(node as XmlElement).line}`),
  );
}
