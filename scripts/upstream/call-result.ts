import { fillSegments, type ApiCall } from "../../app/upstream/api-call";
import { encodePath } from "../../app/upstream/call.server";
import { unwrap } from "../../app/upstream/envelope";
import { UpstreamError } from "../../app/upstream/failure";
import { resetCircuitBreakers } from "../../app/upstream/circuit-breakers.server";
import { request } from "../../app/upstream/request.server";
import { pictureBudget } from "../../app/upstream/transport.server";

/** The addresses of an upstream. */
export interface Target {
  /** Of the v1 API. */
  url: string;
  /** Appended to every path. */
  suffix: string;
  /** Of the pictures. */
  cdn: string;
}

/** The result of a call, or of the request of a picture. */
export interface CallResult {
  /** Method, if it is not GET, and path. */
  name: string;
  /** Undefined for a picture. */
  call?: ApiCall;
  milliseconds: number;
  bytes: number;
  type: string;
  /** The data of the envelope, or the document; not validated. */
  data?: unknown;
  failure?: UpstreamError;
}

export type Values = Readonly<Record<string, string | number>>;

/** Makes a call with the limits of the site's client. @param body the JSON of a POST */
export async function requestCall(
  target: Target,
  call: ApiCall,
  values: Values,
  body?: object,
): Promise<CallResult> {
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
      checkStatus(answer.status);
      return text;
    },
  );
  return { ...made, call };
}

/**
 * Requests a picture.
 *
 * @param path variant and path on the picture host
 * @param accept the formats that a browser accepts
 */
export function requestPicture(target: Target, path: string, accept: string): Promise<CallResult> {
  return timed(
    "picture ",
    path.split("/"),
    (encoded) =>
      request(`${target.cdn}/${encoded}?size=small`, {
        init: { headers: { accept } },
        limits: pictureBudget,
      }),
    ({ status }) => checkStatus(status),
  );
}

function checkStatus(status: number): void {
  if (status >= 300) throw new UpstreamError("status", String(status), { status });
}

type Answer = Awaited<ReturnType<typeof request>>;

async function timed(
  kind: string,
  segments: readonly string[],
  send: (path: string) => Promise<Answer>,
  read: (answer: Answer) => unknown,
): Promise<CallResult> {
  const name = kind + segments.join("/").replace(/\p{C}/gu, "\u{fffd}");
  const made: CallResult = { name, milliseconds: 0, bytes: 0, type: "" };
  const start = performance.now();
  try {
    const path = encodePath(segments);
    made.name = kind + path;
    // An open circuit would hide the failure.
    resetCircuitBreakers();
    const answer = await send(path);
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
