import { z } from "zod";
import type { ApiCall } from "../../app/upstream/api-call";
import { isEmpty } from "../../app/upstream/call.server";
import { UpstreamError } from "../../app/upstream/failure";
import type { Exchange } from "./exchange";

/** Picture formats that the site relays. */
const pictureType = /^image\/(png|webp|avif|jpeg|gif)$/;

/** What about an answer is not as the site expects it, one line each; none when all is. */
export async function differencesOf(made: Exchange): Promise<string[]> {
  const { call, data, failure, type, bytes } = made;
  if (failure) return [`${failure.kind}: ${shown(failure.message)}`];
  if (!call) {
    const isPicture = pictureType.test(type) && bytes > 0;
    return isPicture ? [] : [`expected a picture, received ${shown(type || "no type")}`];
  }
  if ("data" in call) return dataDifferences(call, data);
  return call.isWanted(String(data))
    ? []
    : [`expected ${call.mediaType}, received another document`];
}

async function dataDifferences(
  call: Exclude<ApiCall, { mediaType: string }>,
  data: unknown,
): Promise<string[]> {
  if ("empty" in call && call.empty && isEmpty(data)) return [];
  try {
    const promised = await call.data.safeParseAsync(data);
    return promised.success ? [] : issuesOf(promised.error, data);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return [`${error.kind}: ${shown(error.message)}`];
  }
}

type Issue = z.core.$ZodIssue;

function issuesOf(error: z.ZodError, data: unknown): string[] {
  return error.issues.flatMap((issue) => lines(issue, [], data));
}

function lines(issue: Issue, before: readonly PropertyKey[], data: unknown): string[] {
  const path = [...before, ...issue.path];
  // Of several shapes the first is the one with content.
  if (issue.code === "invalid_union" && issue.errors[0]?.length) {
    return issue.errors[0].flatMap((inner) => lines(inner, path, data));
  }
  if (issue.code === "invalid_key") {
    return [`${pathText(path)}: ${expectation(issue.issues[0] ?? issue)}, received that name`];
  }
  const expected = expectation(issue);
  const addition = /received/.test(expected) ? "" : `, received ${received(valueAt(data, path))}`;
  return [`${pathText(path)}: ${expected}${addition}`];
}

/** zod's own words, without what every line would begin with. */
function expectation({ message }: Pick<Issue, "message">): string {
  return message.replace(/^Invalid input: /, "");
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    return /^\w+$/.test(name) ? `${text}.${name}` : `${text}[${shown(JSON.stringify(name))}]`;
  }, "data");
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function received(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === "object") return "object";
  return `${typeof value} ${shown(JSON.stringify(value))}`;
}

/** Text of an upstream's, harmless in a terminal and on one line. */
function shown(text: string): string {
  const plain = text.replace(/\p{C}/gu, "\u{fffd}");
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
}

type Shape = z.core.JSONSchema.BaseSchema;

/** Fields that an answer has and the site does not read: nothing wrong, but worth knowing. */
export function unreadFields({ call, data }: Exchange): string[] {
  if (!call || !("data" in call)) return [];
  const found = new Set<string>();
  visit(z.toJSONSchema(call.data, { io: "input", unrepresentable: "any" }), data, "data", found);
  return [...found];
}

function visit(shape: Shape, value: unknown, path: string, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const [one = shape] = (shape.anyOf as Shape[] | undefined) ?? [];
  if (Array.isArray(value)) {
    const { items } = one;
    for (const item of value) {
      if (typeof items === "object" && !Array.isArray(items))
        visit(items, item, `${path}[]`, found);
    }
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const known = one.properties?.[key] ?? one.additionalProperties;
    if (typeof known === "object") {
      visit(known, inner, one.properties?.[key] ? `${path}.${key}` : `${path}.*`, found);
    } else if (one.properties) found.add(`${path}.${key}`);
  }
}
