import { getRequestId } from "./request-context.server";
import { Agent, fetch as undiciFetch } from "undici";

/** Limits of a request in milliseconds and bytes, and the connections that keep them; bulkheads limit their number. */
function createLimits(limits: { headers: number; answer: number; bytes: number }) {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    headersTimeout: limits.headers,
    bodyTimeout: limits.headers,
    keepAliveTimeout: 10_000,
  });
  return { ...limits, agent };
}

export type RequestLimits = Readonly<ReturnType<typeof createLimits>>;

/** For an API call. */
export const apiLimits: RequestLimits = createLimits({
  headers: 3_000,
  /** For the whole response, a retry included. */
  answer: 5_000,
  /** Decoded: a small compressed body can unfold to hundreds of megabytes. A list of 10,000 fits. */
  bytes: 4_000_000,
});

/** A host may draw a size when it is first asked for; no page waits for pictures. */
export const pictureLimits: RequestLimits = createLimits({
  headers: 10_000,
  answer: 20_000,
  bytes: 20_000_000,
});

/** All requests of this server. The timeouts of the global fetch cannot be set, those of npm's undici can. */
export const transport = {
  fetch(url: string, init: RequestInit, { agent }: RequestLimits): Promise<Response> {
    const id = getRequestId();
    return undiciFetch(url, {
      ...(init as Parameters<typeof undiciFetch>[1]),
      headers: { ...(init.headers as Record<string, string>), ...(id && { "X-Request-Id": id }) },
      dispatcher: agent,
    }) as unknown as Promise<Response>;
  },
};
