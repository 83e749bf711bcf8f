import { Agent, request } from "node:http";

/** A steady load on a site. */
export interface Load {
  /** Responses that came whole, and connections that were refused. */
  answered: number;
  refused: number;
  /** The address of every other request, and why it failed. */
  dropped: string[];
  /** Sends no more requests, and waits for the last responses. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 10;

/** A slow machine gets fewer requests. */
const MAX_PENDING_REQUESTS = 20;

/**
 * Requests addresses in turn, every other one over a connection of its own.
 *
 * @param expected the statuses that are right
 */
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
    const agent = sent % 2 === 0 ? keepAlive : false;
    const outcome = visit(site + address, agent, expected).then((result) => {
      if (result === "answered" || result === "refused") load[result] += 1;
      else load.dropped.push(`${address}: ${result}`);
      pending.delete(outcome);
    });
    sent += 1;
    pending.add(outcome);
  };
  const timer = setInterval(send, INTERVAL_MS);
  const load: Load = {
    answered: 0,
    refused: 0,
    dropped: [],
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      keepAlive.destroy();
    },
  };
  return load;
}

/** The result of a request: `answered`, `refused`, or the failure. */
function visit(url: string, agent: Agent | false, expected: readonly number[]): Promise<string> {
  // As `fetch` sends, so that nginx has one cache entry for both.
  const headers = { Accept: "*/*", "Accept-Encoding": "gzip, deflate" };
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("error", (error) => resolve(`cut off, ${error.message}`));
      answer.on("end", () => {
        const isRight = answer.complete && expected.includes(answer.statusCode ?? 0);
        resolve(isRight ? "answered" : `status ${answer.statusCode}`);
      });
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code === "ECONNREFUSED" ? "refused" : (error.code ?? error.message));
    });
    outgoing.end();
  });
}
