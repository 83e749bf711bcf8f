import { Agent, request } from "node:http";

/** A constant load on a site. */
export interface Load {
  /** The number of complete responses with status 200. */
  answered: number;
  /** The addresses of all other requests, with the reason. */
  failed: string[];
  /** Stops sending requests, and waits for the last responses. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 10;

/** A slow machine sends fewer requests. */
const MAX_PENDING_REQUESTS = 20;

/** Requests addresses in turn, every second one over a new connection. */
export function startLoad(site: string, addresses: readonly string[]): Load {
  const keepAlive = new Agent({ keepAlive: true, maxSockets: 20 });
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const send = () => {
    if (pending.size >= MAX_PENDING_REQUESTS) return;
    const address = addresses[sent % addresses.length]!;
    const outcome = visit(site + address, (sent += 1) % 2 === 0 ? keepAlive : false)
      .then(() => void (load.answered += 1))
      .catch((error: Error) => void load.failed.push(`${address}: ${error.message}`))
      .finally(() => pending.delete(outcome));
    pending.add(outcome);
  };
  const timer = setInterval(send, INTERVAL_MS);
  const load: Load = {
    answered: 0,
    failed: [],
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      keepAlive.destroy();
    },
  };
  return load;
}

/** Resolves when a complete response has arrived. */
function visit(url: string, agent: Agent | false): Promise<void> {
  // These headers equal those of `fetch`, so that both share nginx's cache entries.
  const headers = { Accept: "*/*", "Accept-Encoding": "gzip, deflate" };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      const { statusCode } = answer.resume().on("error", reject);
      const fail = () => reject(new Error(`status ${statusCode}, whole: ${answer.complete}`));
      answer.on("end", () => (answer.complete && statusCode === 200 ? resolve() : fail()));
    });
    outgoing.on("error", reject).end();
  });
}
