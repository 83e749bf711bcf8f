import { ExponentialBackoff, handleWhen, retry } from "cockatiel";
import { throughCircuitBreaker } from "./circuit-breakers.server";
import { startDeadline } from "./deadline.server";
import { UpstreamError } from "./failure";
import { noteFreshUntil } from "./freshness.server";
import { inScenario, requestedScenario } from "./mock-scenario.server";
import { budget, transport, type Budget } from "./transport.server";

/** An answer as it came: status, headers and the decoded bytes, in the chunks they came in. */
export interface RawResponse {
  status: number;
  headers: Headers;
  chunks: readonly Uint8Array[];
}

/** What a request is, besides its URL. */
export interface RequestOptions {
  init?: RequestInit;
  /** What the answer may take; that of a call by default. */
  limits?: Budget;
  /** Told of bytes before they come: of the stated length at once; what it throws ends the request. */
  onBytes?: (count: number) => void;
}

const passing = handleWhen(
  (error) => error instanceof UpstreamError && error.isOutage && error.retryAfter === undefined,
);

const retryOnce = retry(passing, {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 300 }),
});

/**
 * Sends one request within the budgets of `transport.server.ts`: GET is retried once after an outage,
 * unless the upstream asks to wait (Retry-After), other methods never; while its circuit is open nothing
 * is sent.
 *
 * @param url absolute URL
 * @returns the answer, whatever its status below 500 and other than 429
 * @throws {UpstreamError} of kind refused, timeout, too-large, encoding, status or open-circuit
 */
export async function request(
  url: string,
  { init = {}, limits = budget, onBytes }: RequestOptions = {},
): Promise<RawResponse> {
  noteFreshUntil(0);
  const { method = "GET" } = init;
  const deadline = new AbortController();
  const stop = startDeadline(limits.answer, () =>
    deadline.abort(new DOMException("no answer in time", "TimeoutError")),
  );
  const wanted = inScenario(init);
  const once = () => attempt(url, { ...wanted, signal: deadline.signal }, limits, onBytes);
  const send = () => (method === "GET" ? retryOnce.execute(once) : once());
  try {
    // An outage that was asked for is no reason to give the upstream a rest.
    return await (requestedScenario() ? send() : throughCircuitBreaker(`${method} ${url}`, send));
  } finally {
    stop();
  }
}

async function attempt(
  url: string,
  init: RequestInit,
  limits: Budget,
  onBytes: RequestOptions["onBytes"],
): Promise<RawResponse> {
  try {
    const response = await transport.fetch(url, { ...init, redirect: "manual" }, limits);
    const { status, headers } = response;
    if (status >= 500 || status === 429) {
      // Not awaited: a body that cannot be cancelled must not keep this visitor waiting.
      void response.body?.cancel().catch(() => undefined);
      throw new UpstreamError("status", String(status), {
        status,
        retryAfter: retryAfterOf(headers),
      });
    }
    return { status, headers, chunks: await readBounded(response, limits.bytes, onBytes) };
  } catch (error) {
    throw asUpstreamError(error);
  }
}

/** How long the upstream asks to wait, in milliseconds: seconds or a date (RFC 9110). */
function retryAfterOf(headers: Headers): number | undefined {
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
  let told = 0;
  const tell = (bytes: number) => {
    if (bytes > told) onBytes?.(bytes - told);
    told = Math.max(told, bytes);
  };
  try {
    tell(Math.min(Number(response.headers.get("Content-Length")) || 0, maxBytes));
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) throw new UpstreamError("too-large", `more than ${maxBytes} bytes`);
      tell(size);
      chunks.push(value);
    }
    return chunks;
  } catch (error) {
    // Not awaited: a peer that keeps sending must not keep this visitor waiting.
    void reader?.cancel().catch(() => undefined);
    throw error;
  }
}

/** fetch hides what went wrong in a chain of causes. */
function asUpstreamError(error: unknown): UpstreamError {
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
  // The codes of zlib: of its own for gzip and deflate, of the library's for Brotli.
  if (/^(?:Z_|ERR__|ERR_BROTLI)/.test(reason)) {
    return new UpstreamError("encoding", "cannot be unpacked", { cause: error });
  }
  const words = `no connection, or it broke${reason && `: ${reason}`}`;
  return new UpstreamError("refused", words, { cause: error });
}
