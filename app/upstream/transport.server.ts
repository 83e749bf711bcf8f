import { Agent, fetch as undiciFetch } from "undici";

/** Milliseconds and bytes that one call to the upstream may take. */
export const budget = {
  connect: 1_000,
  headers: 3_000,
  /** The whole answer, a retry included. */
  answer: 5_000,
  /** Decoded: a small compressed body can unfold to hundreds of megabytes. */
  bytes: 2_000_000,
} as const;

const agent = new Agent({
  connect: { timeout: budget.connect },
  headersTimeout: budget.headers,
  bodyTimeout: budget.headers,
  // Coalescing keeps the number of calls small; the bound is for the day it cannot.
  connections: 64,
  keepAliveTimeout: 10_000,
});

/**
 * The one door from this server to the network. It is npm's undici and not the global fetch,
 * whose connect and header timeouts cannot be set.
 */
export const transport = {
  fetch(url: string, init: RequestInit): Promise<Response> {
    return undiciFetch(url, {
      ...(init as Parameters<typeof undiciFetch>[1]),
      dispatcher: agent,
    }) as unknown as Promise<Response>;
  },
};
