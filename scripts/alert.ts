/**
 * Pushes one stream event to the embedded upstream of a running site, whose overlay then shows it:
 *
 *   npm run alert -- raid --username Vixy --count 12 [--port 3000]
 *
 * Prints the position of the event in the queue.
 */
import { parseArgs } from "node:util";
import { alertTypes } from "../app/overlay/loop/alerts";
import { readPushAddress } from "../mocks/overlay/push-address";

const usage = `npm run alert -- ${alertTypes.join("|")} --username NAME [--count N] [--tier TEXT]
  [--message TEXT] [--receiver NAME] [--pfp ADDRESS] [--port PORT OF THE SITE]`;

try {
  const { port, event } = readArguments();
  const upstream = readPushAddress(port);
  if (!upstream) throw new Error(`No site with an embedded upstream runs on port ${port}.`);
  console.log(`Pushed as event ${await push(upstream, event)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      username: text,
      count: text,
      tier: text,
      message: text,
      receiver: text,
      pfp: text,
      port: text,
    },
  });
  const [type, ...more] = positionals;
  const { port = process.env["PORT"] || "3000", count, username = "Vixy", ...fields } = values;
  if (!alertTypes.some((known) => known === type) || more.length > 0) throw new Error(usage);
  if (count !== undefined && !/^-?\d+$/.test(count)) throw new Error("--count must be a number.");
  if (!/^\d+$/.test(port)) throw new Error("--port must be the port of the site.");
  const event = { type, username, ...fields, ...(count !== undefined && { count: Number(count) }) };
  return { port, event };
}

async function push(upstream: string, event: object): Promise<number> {
  const address = `${upstream}/v1/overlay/events`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(event),
  }).catch(() => {
    throw new Error(`Nothing answers at ${address}: the site that noted it has ended.`);
  });
  const { data, message } = (await answer.json()) as { data: number; message: string };
  if (!answer.ok) throw new Error(`The event was refused: ${message}.`);
  return data;
}
