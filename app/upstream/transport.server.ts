import { Agent, fetch as undiciFetch } from "undici";

/** Milliseconds and bytes that one call to the upstream may take. */
export const budget = {
  connect: 1_000,
  headers: 3_000,
  /** The whole answer, a retry included. */
  answer: 5_000,
  /** Decoded: a small compressed body can unfold to hundreds of megabytes. A list of 10,000 fits. */
  bytes: 4_000_000,
} as const;

/** The same for pictures, which a page does not wait for, and which take longer to make and send. */
export const pictureBudget = {
  connect: 1_000,
  headers: 10_000,
  answer: 20_000,
  bytes: 20_000_000,
} as const;

/** How long and how large an answer may be. */
export type Budget = { readonly [Limit in keyof typeof budget]: number };

const agents = new Map<Budget, Agent>();

function agentFor(limits: Budget): Agent {
  let agent = agents.get(limits);
  if (!agent) {
    agent = new Agent({
      connect: { timeout: limits.connect },
      headersTimeout: limits.headers,
      bodyTimeout: limits.headers,
      // Coalescing keeps the number of calls small; the bound is for the day it cannot.
      connections: 64,
      keepAliveTimeout: 10_000,
    });
    agents.set(limits, agent);
  }
  return agent;
}

/**
 * The one door from this server to the network. It is npm's undici and not the global fetch,
 * whose connect and header timeouts cannot be set.
 */
export const transport = {
  fetch(url: string, init: RequestInit, limits: Budget = budget): Promise<Response> {
    return undiciFetch(url, {
      ...(init as Parameters<typeof undiciFetch>[1]),
      dispatcher: agentFor(limits),
    }) as unknown as Promise<Response>;
  },
};
