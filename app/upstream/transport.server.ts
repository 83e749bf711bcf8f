import { Agent, fetch as undiciFetch } from "undici";

/** Milliseconds and bytes of an API call. */
export const budget = {
  connect: 1_000,
  headers: 3_000,
  /** For the whole response, a retry included. */
  answer: 5_000,
  /** Decoded: a small compressed body can unfold to hundreds of megabytes. A list of 10,000 fits. */
  bytes: 4_000_000,
} as const;

/** Pictures take longer, and no page waits for them. */
export const pictureBudget = {
  connect: 1_000,
  headers: 10_000,
  answer: 20_000,
  bytes: 20_000_000,
} as const;

export type Budget = { readonly [Limit in keyof typeof budget]: number };

const agents = new Map<Budget, Agent>();

function agentFor(limits: Budget): Agent {
  let agent = agents.get(limits);
  if (!agent) {
    agent = new Agent({
      connect: { timeout: limits.connect },
      headersTimeout: limits.headers,
      bodyTimeout: limits.headers,
      connections: 64,
      keepAliveTimeout: 10_000,
    });
    agents.set(limits, agent);
  }
  return agent;
}

/** All requests of this server. The timeouts of the global fetch cannot be set, those of npm's undici can. */
export const transport = {
  fetch(url: string, init: RequestInit, limits: Budget = budget): Promise<Response> {
    return undiciFetch(url, {
      ...(init as Parameters<typeof undiciFetch>[1]),
      dispatcher: agentFor(limits),
    }) as unknown as Promise<Response>;
  },
};
