import { Agent, request } from "node:http";

/** A constant load on a site. */
export interface Load {
  /** The number of complete responses with status 200. */
  answered: number;
  /** The requests that failed, or got an incomplete response or another status than 200. */
  failed: string[];
  /** Stops sending requests, and waits for the last responses. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 10;

/** The limit of concurrent requests, which a slow machine reaches. */
const MAX_PENDING_REQUESTS = 20;

/** Requests the addresses one after the other, every second request over a new connection. */
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
  // The headers that `fetch` sends, so that its requests find the same cache entries in nginx.
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
