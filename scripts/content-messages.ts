import { isAlias, isMap, isNode, isScalar, isSeq, visit, type Document } from "yaml";
import type { z } from "zod";
import { findSimilarPages, indexPages } from "../app/shell/similar-pages";

/** A mistake in a text, at an offset. */
export interface Mistake {
  offset: number;
  message: string;
}

const indentAdvice = "Begin the line in the same column as the lines around it.";
const colonAdvice = "Put quotes around a text that contains a colon.";

const closeAdvice = "Close the quotes or the bracket on the line on which they begin.";
const signAdvice =
  'Put quotes around a text that begins with a sign or contains “: ”, “ #” or quotes; write \\" for quotes within quotes.';

/** What to do about an error of YAML, by its code; the other errors are about signs that have a meaning in YAML. */
const advice: Partial<Record<Document["errors"][number]["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: colonAdvice,
  MULTILINE_IMPLICIT_KEY: `Write the name of a field, a colon and a space before its value. ${colonAdvice}`,
  DUPLICATE_KEY: "This field is here twice. Remove one, or give it another name.",
  TAB_AS_INDENT: "Begin the line with spaces instead of tabs.",
  BAD_INDENT: indentAdvice,
  BAD_DQ_ESCAPE: "Write \\\\ for a \\ within quotes.",
  MISSING_CHAR: closeAdvice,
  MULTIPLE_DOCS: "Remove the line ---.",
};

/** The mistakes that make a text no YAML, or another YAML than it seems to be. The first hides the others. */
export function findYamlMistakes(document: Document, text: string): Mistake[] {
  const repeated = new Set<string>();
  const unclosed: Mistake[] = [];
  const suspicious: Mistake[] = [];
  visit(document, {
    Alias(_, alias) {
      repeated.add(alias.source);
      const offset = alias.range?.[0] ?? 0;
      const message = `There is no “&${alias.source}” above. ${signAdvice}`;
      if (!alias.resolve(document)) suspicious.push({ offset, message });
    },
  });
  visit(document, {
    Scalar(_, { range, type = "", comment, anchor }) {
      const [offset, end] = range ?? [0, 0];
      const quote = (part: string) => `Put quotes around a text that contains “${part}”.`;
      if (/^QUOTE/.test(type) && text.slice(offset, end).includes("\n")) {
        unclosed.push({ offset, message: closeAdvice });
      }
      if (comment !== undefined) suspicious.push({ offset, message: quote(`#${comment}`) });
      if (anchor && !repeated.has(anchor))
        suspicious.push({ offset, message: quote(`&${anchor}`) });
    },
  });
  const errors = describeError(document);
  // Quotes may close on another line, but where there is an error they were not meant to.
  return [...(errors.length > 0 ? unclosed : []), ...errors, ...suspicious].slice(0, 1);
}

/** The first error of a text that is no YAML. */
function describeError({ errors, warnings }: Document): Mistake[] {
  const [error, next] = [...errors, ...warnings];
  if (!error) return [];
  const { code, message, pos } = error;
  // The line below a value continues it, if it begins further to the right.
  const isContinued = code === "BLOCK_AS_IMPLICIT_KEY" && next?.code === "MULTILINE_IMPLICIT_KEY";
  if (isContinued) return [{ offset: next.pos[1] - 1, message: indentAdvice }];
  if (/ end with a /.test(message)) return [{ offset: pos[0], message: closeAdvice }];
  if (/^Sequence item/.test(message)) return [{ offset: pos[0], message: indentAdvice }];
  return [{ offset: pos[0], message: advice[code] ?? signAdvice }];
}

/** The mistakes that a schema found. */
export function toMistakes(issues: readonly z.core.$ZodIssue[], document: Document): Mistake[] {
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        offset: findOffset(document, [...issue.path, key], true),
        message: `“${key}” ${issue.message}`,
      }));
    }
    const [closest] = issue.code === "invalid_union" ? [...issue.errors].sort(compareDepth) : [];
    if (closest?.length) {
      const inner = closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      return toMistakes(inner as z.core.$ZodIssue[], document);
    }
    const isKey = issue.code === "invalid_key";
    const field = issue.path.findLast((part) => typeof part === "string");
    const isMissing = issue.code === "invalid_type" && issue.input === undefined;
    const message = isMissing
      ? "is missing"
      : isKey
        ? issue.issues.map((one) => one.message).join(", ")
        : issue.message;
    return [
      {
        offset: findOffset(document, issue.path, isKey),
        message: `${field === undefined ? "The file" : `“${String(field)}”`} ${message}.`,
      },
    ];
  });
}

/** Sorts the alternative that was meant to the front: its mistakes are the deepest, then the fewest. */
function compareDepth(a: readonly z.core.$ZodIssue[], b: readonly z.core.$ZodIssue[]): number {
  const depth = (issues: typeof a) => Math.max(...issues.map(({ path }) => path.length));
  return depth(b) - depth(a) || a.length - b.length;
}

/** The offset of the value at a path, or of its key; of what is there of the path if it is missing. */
export function findOffset(
  document: Document,
  path: readonly PropertyKey[],
  ofKey = false,
): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const [at, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const key: unknown = pair?.key;
    node = pair ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined;
    const isEmpty = isScalar(node) && node.value === null;
    const shown = pair && (isEmpty || (ofKey && at === path.length - 1)) ? key : node;
    if (!isNode(shown)) break;
    offset = shown.range?.[0] ?? offset;
  }
  return offset;
}

const MAX_LISTED_NAMES = 30;

/** Asks for the known name that is most similar to a wrong one, or lists all. */
export function suggestName(name: string, known: readonly string[]): string {
  const index = indexPages(known.map((one) => ({ to: one, name: one })));
  const [similar] = findSimilarPages(index, name);
  if (similar) return `did you mean “${similar.to}”?`;
  return known.length > MAX_LISTED_NAMES ? "correct it." : `there are ${known.join(", ")}.`;
}

/** The messages of zod in plain words; they follow the name of the field. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      if (input === null) return "is empty";
      if (issue.expected === "string") {
        return typeof input === "object"
          ? `must be a text. ${colonAdvice.slice(0, -1)}`
          : `must be in quotes: "${String(input)}"`;
      }
      if (issue.expected === "array") return "must be a list: lines that begin with “- ”";
      if (issue.expected === "number" || issue.expected === "int") return "must be a number";
      return "must have fields: lines such as “name: value”";
    case "unrecognized_keys": {
      const { shape } = (issue.inst as z.ZodObject | undefined)?._zod.def ?? {};
      const known = Object.keys(shape ?? {});
      return `is no field here: ${suggestName(issue.keys[0] ?? "", known)}`;
    }
    case "invalid_value":
      return `must be ${issue.values.join(", ")}`.replace(/, ([^,]*)$/, " or $1");
    case "too_small":
      if (issue.origin === "number" || issue.origin === "int") {
        return `must be at least ${issue.minimum}`;
      }
      return issue.minimum > 1
        ? `must have at least ${issue.minimum} entries`
        : "must not be empty";
    case "too_big":
      return issue.origin === "array"
        ? `must have at most ${issue.maximum} entries`
        : `must be at most ${issue.maximum}`;
    case "invalid_format":
      return issue.format === "url" ? "must be an address such as https://example.org" : undefined;
    case "invalid_union": {
      const discriminator = issue["discriminator"] as string | undefined;
      const options = (issue.inst as z.ZodDiscriminatedUnion | undefined)?._zod.propValues;
      const values = discriminator && options?.[discriminator];
      return values ? `must be one of ${[...values].join(", ")}` : undefined;
    }
    default:
      return undefined;
  }
};
