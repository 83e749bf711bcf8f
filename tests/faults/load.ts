import { Agent, request } from "node:http";

/** A steady load on a site. */
export interface Load {
  /** The number of whole responses with status 200. */
  answered: number;
  /** The address of every other request, and why it failed. */
  failed: string[];
  /** Sends no more requests, and waits for the last responses. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 10;

/** A slow machine gets fewer requests. */
const MAX_PENDING_REQUESTS = 20;

/** Requests addresses in turn, every other one over a connection of its own. */
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

/** Resolves when a response has come whole. */
function visit(url: string, agent: Agent | false): Promise<void> {
  // As `fetch` sends, so that nginx has one cache entry for both.
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
