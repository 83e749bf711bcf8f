import { fillSegments, type ApiCall } from "../../app/upstream/api-call";
import { encodePath } from "../../app/upstream/call.server";
import { unwrap } from "../../app/upstream/envelope";
import { UpstreamError } from "../../app/upstream/failure";
import { resetCircuitBreakers } from "../../app/upstream/circuit-breakers.server";
import { request } from "../../app/upstream/request.server";
import { pictureBudget } from "../../app/upstream/transport.server";

/** Where an upstream is, as the site's configuration has it. */
export interface Target {
  /** Base of the v1 API. */
  url: string;
  /** File extension appended to every call. */
  suffix: string;
  /** Base of the pictures. */
  cdn: string;
}

/** What became of a call, or of a picture. */
export interface Exchange {
  /** Method, when it is not GET, and path as it was sent. */
  name: string;
  /** What follows `v1/`, or the base of the pictures; encoded. */
  path: string;
  /** None for a picture. */
  call?: ApiCall;
  milliseconds: number;
  bytes: number;
  type: string;
  /** What was in the envelope, or the document; not validated. */
  data?: unknown;
  failure?: UpstreamError;
}

/** The values of a call's path. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Makes a call as the site's client does, within the same limits, and takes the envelope off.
 *
 * @param body the JSON of a POST
 */
export async function exchange(
  target: Target,
  call: ApiCall,
  values: Values,
  body?: object,
): Promise<Exchange> {
  const init: RequestInit = body
    ? { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }
    : {};
  const made = await timed(
    call.method === "GET" ? "v1/" : `${call.method} v1/`,
    fillSegments(call.path, values),
    (path) =>
      request(`${target.url}/v1/${path}${target.suffix}`, {
        init: { method: call.method, ...init },
      }),
    (answer) => {
      const text = new TextDecoder().decode(Buffer.concat(answer.chunks));
      if ("data" in call) return unwrap(answer.status, text);
      refuse(answer.status);
      return text;
    },
  );
  return { ...made, call };
}

/**
 * Fetches a picture.
 *
 * @param path variant and path on the picture host
 * @param accept the formats that a browser would take
 */
export function fetchPicture(target: Target, path: string, accept: string): Promise<Exchange> {
  return timed(
    "picture ",
    path.split("/"),
    (encoded) =>
      request(`${target.cdn}/${encoded}?size=small`, {
        init: { headers: { accept } },
        limits: pictureBudget,
      }),
    ({ status }) => refuse(status),
  );
}

function refuse(status: number): void {
  if (status >= 300) throw new UpstreamError("status", String(status), { status });
}

type Answer = Awaited<ReturnType<typeof request>>;

async function timed(
  kind: string,
  segments: readonly string[],
  send: (path: string) => Promise<Answer>,
  read: (answer: Answer) => unknown,
): Promise<Exchange> {
  const name = kind + segments.join("/").replace(/\p{C}/gu, "\u{fffd}");
  const made: Exchange = { name, path: "", milliseconds: 0, bytes: 0, type: "" };
  const start = performance.now();
  try {
    // An upstream may name what no address can hold.
    made.path = encodePath(segments);
    made.name = kind + made.path;
    // Asked to the end: a site would give an upstream that keeps failing a rest, and say so instead.
    resetCircuitBreakers();
    const answer = await send(made.path);
    made.bytes = Buffer.concat(answer.chunks).byteLength;
    made.type = answer.headers.get("content-type") ?? "";
    made.data = read(answer);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    made.failure = error;
  }
  made.milliseconds = Math.round(performance.now() - start);
  return made;
}
