import { fursonaCalls } from "../../app/fursona-generator/api.server";
import { transformationCalls } from "../../app/tf-generator/api.server";
import { shopCalls } from "../../app/shop/api.server";
import { starterGameCalls } from "../../app/choose-your-starter/api.server";
import { z } from "zod";
import type { ApiCall } from "../../app/upstream/api-call";
import { isEmpty } from "../../app/upstream/call.server";
import { UpstreamError } from "../../app/upstream/failure";
import { requestCall, type CallResult, type Target } from "./call-result";
import { exampleOf, field } from "./samples";
import { walk } from "./walk";

export interface Row {
  name: string;
  ok: boolean;
  /** Such as `data[3].title: expected string, …`. */
  differences: string[];
  milliseconds: number;
  bytes: number;
}

/**
 * Makes the calls that read, and validates the responses strictly.
 *
 * @param posts whether to try the generators and the game as well
 */
export async function check(target: Target, posts = false): Promise<Row[]> {
  const made = await walk(target);
  if (posts) made.push(...(await makePosts(target)));
  return Promise.all(made.map(toRow));
}

/** Makes one call, and describes in a sentence that nothing answers. */
export async function findOutage(target: Target): Promise<string | undefined> {
  const { failure } = await requestCall(target, shopCalls.entries, {});
  if (failure?.kind === "timeout") return `${target.url} does not answer within five seconds.`;
  if (failure?.kind !== "refused") return undefined;
  // The innermost cause is such as "connect ECONNREFUSED 127.0.0.1:9".
  let reason: Error = failure;
  while (reason.cause instanceof Error) reason = reason.cause;
  return `${target.url} cannot be reached: ${reason.message}.`;
}

/** Calls both generators, and starts, reads, plays and ends a game. */
export async function makePosts(target: Target): Promise<CallResult[]> {
  const post = (call: ApiCall & { body: z.ZodType }) =>
    requestCall(target, call, {}, exampleOf(call.body) as object);
  const start = await post(starterGameCalls.start);
  const made = [await post(transformationCalls.transform), await post(fursonaCalls.fursona), start];
  if (typeof start.data !== "string") return made;
  const values = { id: start.data };
  const game = await requestCall(target, starterGameCalls.game, values);
  const left = (game.data as { left?: unknown } | undefined)?.left;
  const pick = { id: Number(field(left, "id")) };
  made.push(game, await requestCall(target, starterGameCalls.pick, values, pick));
  made.push(await requestCall(target, starterGameCalls.end, values));
  return made;
}

async function toRow(made: CallResult): Promise<Row> {
  const { name, milliseconds, bytes } = made;
  const found = await findDifferences(made).catch((error: unknown) => {
    if (error instanceof UpstreamError) return [`${error.kind}: ${error.message}`];
    throw error;
  });
  // Control characters could control a terminal.
  const differences = found.map((text) => text.replace(/\p{C}/gu, "\u{fffd}").slice(0, 200));
  return { name, ok: differences.length === 0, differences, milliseconds, bytes };
}

async function findDifferences({ call, data, failure }: CallResult): Promise<string[]> {
  if (failure) throw failure;
  if (!call) return [];
  if ("mediaType" in call) {
    return (await call.isValid(String(data)))
      ? []
      : [`expected ${call.mediaType}, received another`];
  }
  if ("empty" in call && call.empty && isEmpty(data)) return [];
  const { error } = await call.data.safeParseAsync(data);
  return (error?.issues ?? []).flatMap((issue) => {
    // The first schema of a union is the one with content.
    const inner = issue.code === "invalid_union" ? issue.errors[0] : undefined;
    return (inner?.length ? inner : [{ ...issue, path: [] }]).map(
      ({ path, message }) => `${z.core.toDotPath(["data", ...issue.path, ...path])}: ${message}`,
    );
  });
}

const MAX_SHOWN_DIFFERENCES = 5;

/** One line for each call, and below it what differs. */
export function formatRows(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ name, ok, differences, milliseconds, bytes }) => {
    const more = differences.length - MAX_SHOWN_DIFFERENCES;
    return [
      `${ok ? "ok" : "differs"}\t${milliseconds} ms\t${bytes} B\t${name}`,
      ...differences.slice(0, MAX_SHOWN_DIFFERENCES).map((text) => `    ${text}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ];
  });
  const wrong = rows.filter(({ ok }) => !ok).length;
  return [...lines, "", `${rows.length} calls, ${rows.length - wrong} ok, ${wrong} differ`].join(
    "\n",
  );
}
