import { fillSegments, type ApiCall } from "../../app/upstream/api-call";
import { encodePath } from "../../app/upstream/call.server";
import { replaceUnprintable, unwrap } from "../../app/upstream/envelope";
import { UpstreamError } from "../../app/upstream/failure";
import { resetCircuitBreakers } from "../../app/upstream/circuit-breakers.server";
import { loadPicture } from "../../app/upstream/pictures.server";
import { request } from "../../app/upstream/request.server";

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
  /** The data of the envelope, or the document; not validated. */
  data?: unknown;
  failure?: UpstreamError;
}

export type Values = Readonly<Record<string, string | number>>;

/** Makes a call with the limits of the site's client. @param body the JSON of a POST */
export async function requestCall(
  { url, suffix }: Target,
  call: ApiCall,
  values: Values,
  body?: object,
): Promise<CallResult> {
  const { method } = call;
  const headers = { "Content-Type": "application/json" };
  const init = body ? { method, body: JSON.stringify(body), headers } : { method };
  const segments = fillSegments(call.path, values);
  const result = await timed(`${method} v1/`.replace("GET ", ""), segments, async () => {
    const address = `${url}/v1/${encodePath(segments)}${suffix}`;
    const { status, chunks } = await request(address, { init });
    if (status >= 300) throw new UpstreamError("status", String(status), { status });
    const bytes = Buffer.concat(chunks);
    const text = new TextDecoder().decode(bytes);
    const data = "data" in call ? unwrap(status, replaceUnprintable(text)) : text;
    return { bytes: bytes.byteLength, data };
  });
  return { ...result, call };
}

/** Requests a picture. @param path variant and path on the picture host */
export function requestPicture({ cdn }: Target, path: string): Promise<CallResult> {
  const segments = path.split("/");
  return timed("picture ", segments, async () => {
    const address = `${cdn}/${encodePath(segments)}?size=small`;
    return { bytes: (await loadPicture(address, "image/avif,image/webp,*/*")).size };
  });
}

async function timed(
  kind: string,
  segments: readonly string[],
  send: () => Promise<{ bytes: number; data?: unknown }>,
): Promise<CallResult> {
  const name = kind + segments.map(encodeURIComponent).join("/");
  const start = performance.now();
  // An open circuit would hide the failure.
  resetCircuitBreakers();
  const result = await send().catch((failure: unknown) => {
    if (failure instanceof UpstreamError) return { bytes: 0, failure };
    throw failure;
  });
  return { name, milliseconds: Math.round(performance.now() - start), ...result };
}
