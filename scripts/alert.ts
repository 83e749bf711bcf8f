/**
 * Pushes one stream event to the embedded upstream of a running site, whose overlay then shows it:
 *
 *   npm run alert -- raid --username Vixy --count 12 [--port 3000]
 *
 * Prints the position of the event in the queue.
 */
import { parseArgs } from "node:util";
import { readPushAddress } from "../mocks/overlay/push-address";

const text = { type: "string" } as const;
const fields = { username: text, tier: text, message: text, receiver: text, pfp: text };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...fields, count: text, port: text },
  });
  const [type] = positionals;
  const { port = process.env["PORT"] || "3000", count, username = "Vixy", ...others } = values;
  const upstream = readPushAddress(port);
  if (!upstream) throw new Error(`No site with an embedded upstream runs on port ${port}.`);
  const event = { type, username, ...others, ...(count && { count: Number(count) }) };
  const answer = await fetch(`${upstream}/v1/overlay/events`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(event),
  });
  const { data, message } = (await answer.json()) as { data: number; message: string };
  if (!answer.ok) throw new Error(`The event was refused: ${message}.`);
  console.log(`Pushed as event ${data}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
