import { Agent, request } from "node:http";

/** A modest, steady load on a site. */
export interface Load {
  /** Requests that were answered whole, and those that found nobody to connect to. */
  answered: number;
  refused: number;
  /** What became of every other: its address and what broke it. */
  dropped: string[];
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two requests: a hundred a second. */
const pace = 10;

/** Requests under way at once: a machine with other things to do is asked for less. */
const most = 20;

/** Asks for addresses by turns; every other request takes a connection of its own. */
export function startLoad(site: string, addresses: readonly string[]): Load {
  const kept = new Agent({ keepAlive: true, maxSockets: 20 });
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  const send = () => {
    if (underWay.size >= most) return;
    const address = addresses[sent % addresses.length]!;
    const outcome = visit(site + address, sent % 2 === 0 ? kept : false).then((became) => {
      if (became === "answered" || became === "refused") load[became] += 1;
      else load.dropped.push(`${address}: ${became}`);
      underWay.delete(outcome);
    });
    sent += 1;
    underWay.add(outcome);
  };
  const timer = setInterval(send, pace);
  const load: Load = {
    answered: 0,
    refused: 0,
    dropped: [],
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      kept.destroy();
    },
  };
  return load;
}

/** What becomes of a request: `answered`, `refused`, or else what broke it. */
function visit(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on("error", (error) => resolve(`cut off, ${error.message}`));
      answer.on("end", () => {
        const whole = answer.complete && answer.statusCode === 200;
        resolve(whole ? "answered" : `status ${answer.statusCode}`);
      });
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code === "ECONNREFUSED" ? "refused" : (error.code ?? error.message));
    });
    outgoing.end();
  });
}
