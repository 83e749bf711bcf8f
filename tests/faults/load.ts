import { Agent, request } from "node:http";

/** A steady load on a site. */
export interface Load {
  /** Responses that came whole with the right status. */
  answered: number;
  /** The address of every other request, and why it failed. */
  failed: string[];
  /** Sends no more requests, and waits for the last responses. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 10;

/** A slow machine gets fewer requests. */
const MAX_PENDING_REQUESTS = 20;

/** Requests addresses in turn, every other one over a connection of its own. @param expected the statuses that are right */
export function startLoad(
  site: string,
  addresses: readonly string[],
  expected: readonly number[] = [200],
): Load {
  const keepAlive = new Agent({ keepAlive: true, maxSockets: 20 });
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const send = () => {
    if (pending.size >= MAX_PENDING_REQUESTS) return;
    const address = addresses[sent % addresses.length]!;
    const outcome = visit(site + address, (sent += 1) % 2 === 0 ? keepAlive : false)
      .then((status) => {
        if (!expected.includes(status)) throw new Error(`status ${status}`);
        load.answered += 1;
      })
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

/** The status of a response that came whole. */
function visit(url: string, agent: Agent | false): Promise<number> {
  // As `fetch` sends, so that nginx has one cache entry for both.
  const headers = { Accept: "*/*", "Accept-Encoding": "gzip, deflate" };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      answer.resume().on("error", reject);
      answer.on("end", () => resolve(answer.complete ? answer.statusCode! : 0));
    });
    outgoing.on("error", reject).end();
  });
}
