import {
  bulkhead,
  BulkheadRejectedError,
  ExponentialBackoff,
  handleWhen,
  retry,
  type BulkheadPolicy,
} from "cockatiel";
import { upstreamCalls } from "~/metrics.server";
import { throughCircuitBreaker } from "./circuit-breakers.server";
import { UpstreamError } from "./failure";
import { noteFreshUntil } from "./request-context.server";
import { apiLimits, transport, type RequestLimits } from "./transport.server";

/** A response with its decoded body, in the chunks in which it came. */
export interface RawResponse {
  status: number;
  headers: Headers;
  chunks: readonly Uint8Array[];
}

export interface RequestOptions {
  init?: RequestInit;
  /** The name of the call. Each has a bulkhead of its own. */
  call?: string;
  /** Whether the caller repeats a failed request. */
  isPolled?: boolean | undefined;
  /** By default those of an API call. */
  limits?: RequestLimits;
  /** Called before bytes are received, with the whole Content-Length at first. An error ends the request. */
  onBytes?: (count: number) => void;
}

/** Requests of one call under way: as many as a page of challengers makes. */
const MAX_RUNNING = 40;
const MAX_WAITING = 80;

const bulkheads = new Map<string, BulkheadPolicy>();

async function throughBulkhead<Value>(call: string, send: () => Promise<Value>): Promise<Value> {
  const policy = bulkheads.get(call) ?? bulkhead(MAX_RUNNING, MAX_WAITING);
  bulkheads.set(call, policy);
  try {
    return await policy.execute(send);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new UpstreamError("busy", "not sent: too many requests of the call wait");
  }
}

const isRetried = handleWhen(
  (error) => error instanceof UpstreamError && error.isOutage && error.retryAfter === undefined,
);

const retryOnce = retry(isRetried, {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 300 }),
});

/**
 * Sends a request within the budgets of `transport.server.ts`, unless its circuit is open. A GET request that
 * the caller does not repeat is retried once after an outage without Retry-After.
 *
 * @returns a response with a status below 500 and other than 429
 * @throws {UpstreamError} of kind refused, timeout, too-large, encoding, status, open-circuit or busy
 */
export async function request(
  url: string,
  { init = {}, call = "", isPolled = false, limits = apiLimits, onBytes }: RequestOptions = {},
): Promise<RawResponse> {
  noteFreshUntil(0);
  const { method = "GET" } = init;
  // The wait in the bulkhead counts.
  const options = { ...init, signal: AbortSignal.timeout(limits.answer) };
  const once = () => attempt(url, options, limits, onBytes);
  const send = () => (method === "GET" && !isPolled ? retryOnce.execute(once) : once());
  const stopTimer = upstreamCalls.startTimer({ call });
  try {
    const response = await throughCircuitBreaker(`${method} ${url}`, () =>
      throughBulkhead(call, send),
    );
    stopTimer({ outcome: response.status < 400 ? "ok" : "denied" });
    return response;
  } catch (error) {
    stopTimer({ outcome: error instanceof UpstreamError ? error.kind : "bug" });
    throw error;
  }
}

async function attempt(
  url: string,
  init: RequestInit,
  limits: RequestLimits,
  onBytes: RequestOptions["onBytes"],
): Promise<RawResponse> {
  try {
    const response = await transport.fetch(url, { ...init, redirect: "manual" }, limits);
    const { status, headers } = response;
    if (status >= 500 || status === 429) {
      // Not awaited, because a body that cannot be cancelled would delay the visitor.
      void response.body?.cancel().catch(() => undefined);
      throw new UpstreamError("status", String(status), {
        status,
        retryAfter: parseRetryAfter(headers),
      });
    }
    return { status, headers, chunks: await readBounded(response, limits.bytes, onBytes) };
  } catch (error) {
    throw toUpstreamError(error);
  }
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110). */
function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get("Retry-After")?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

async function readBounded(
  response: Response,
  maxBytes: number,
  onBytes: RequestOptions["onBytes"],
): Promise<Uint8Array[]> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let announced = 0;
  const announce = (bytes: number) => {
    if (bytes > announced) onBytes?.(bytes - announced);
    announced = Math.max(announced, bytes);
  };
  try {
    announce(Math.min(Number(response.headers.get("Content-Length")) || 0, maxBytes));
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) throw new UpstreamError("too-large", `more than ${maxBytes} bytes`);
      announce(size);
      chunks.push(value);
    }
    return chunks;
  } catch (error) {
    // Not awaited, because a peer that keeps sending would delay the visitor.
    void reader?.cancel().catch(() => undefined);
    throw error;
  }
}

/** Finds the reason in the chain of causes of an error of fetch. */
function toUpstreamError(error: unknown): UpstreamError {
  let cause = error;
  let reason = "";
  while (cause instanceof Error) {
    if (cause instanceof UpstreamError) return cause;
    const { name, code } = cause as Error & { code?: unknown };
    if (typeof code === "string") reason = code;
    if (name === "TimeoutError" || name === "AbortError" || reason.endsWith("_TIMEOUT")) {
      return new UpstreamError("timeout", "no answer in time", { cause: error });
    }
    cause = cause.cause;
  }
  // Codes of zlib for gzip and deflate, and of Brotli.
  if (/^(?:Z_|ERR__|ERR_BROTLI)/.test(reason)) {
    return new UpstreamError("encoding", "cannot be unpacked", { cause: error });
  }
  const message = `no connection, or it broke${reason && `: ${reason}`}`;
  return new UpstreamError("refused", message, { cause: error });
}
