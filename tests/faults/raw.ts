import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface RawAnswer {
  status: number;
  /** By lower-case name; repeated ones are joined with a line break. */
  headers: Record<string, string>;
  body: string;
}

/** The responses on a connection until it was closed. */
export interface Conversation {
  answers: RawAnswer[];
  /** The error code, such as `ECONNRESET`, or `HUNG`. */
  broken: string | undefined;
}

/** After this time, an open connection counts as broken, `HUNG`. */
const CONNECTION_TIMEOUT_MS = 45_000;

/** Opens a connection to a site. */
export function connectTo(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Sends bytes over a new connection, and reads until the site closes it, which the last request must demand. */
export async function converse(site: string, ...parts: string[]): Promise<Conversation> {
  const socket = await connectTo(site);
  for (const part of parts) socket.write(part);
  return heard(socket);
}

/** Reads a connection until it is closed. */
export async function heard(socket: Socket): Promise<Conversation> {
  const chunks: Buffer[] = [];
  let broken: string | undefined;
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", (error: NodeJS.ErrnoException) => (broken = error.code));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const timer = new AbortController();
  await Promise.race([
    closed,
    wait(CONNECTION_TIMEOUT_MS, undefined, { signal: timer.signal }).then(
      () => (broken = "HUNG"),
      () => undefined,
    ),
  ]);
  timer.abort();
  socket.destroy();
  return { answers: answersOf(Buffer.concat(chunks).toString("latin1")), broken };
}

/** Sends one request and reads its response. */
export async function ask(site: string, ...parts: string[]): Promise<RawAnswer> {
  const { answers, broken } = await converse(site, ...parts);
  const [answer] = answers;
  if (answer === undefined) {
    throw new Error(`no answer (${broken ?? "closed"}) to ${parts.join("").slice(0, 200)}`);
  }
  return answer;
}

/** The head of a request that closes its connection. */
export function head(line: string, site: string, headers: Record<string, string> = {}): string {
  const all = { Host: new URL(site).host, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** The beginning of a response; no page contains it. */
const statusLine = /HTTP\/1\.1 (\d{3})[^\r]*\r\n/g;

function answersOf(text: string): RawAnswer[] {
  const starts = [...text.matchAll(statusLine)];
  return starts.map((start, index) => {
    const whole = text.slice(start.index + start[0].length, starts[index + 1]?.index);
    const end = whole.indexOf("\r\n\r\n");
    const headers: Record<string, string> = {};
    for (const line of whole.slice(0, Math.max(end, 0)).split("\r\n").filter(Boolean)) {
      const [name = "", ...value] = line.split(":");
      const key = name.toLowerCase();
      headers[key] = [headers[key], value.join(":").trim()].filter(Boolean).join("\n");
    }
    return { status: Number(start[1]), headers, body: whole.slice(end + 4) };
  });
}
