import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A parsed response of HTTP/1.1. */
export interface RawAnswer {
  status: number;
  /** By lower-case name; repeated headers are joined with a line break. */
  headers: Record<string, string>;
  body: string;
}

/** An open connection without data for this time is an error. */
const CONNECTION_TIMEOUT_MS = 90_000;

/** Opens a connection to a site. */
export async function connectTo(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Reads all responses until the server closes, as the last request must ask for. */
export async function readResponses(socket: Socket): Promise<RawAnswer[]> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  socket.on("error", () => undefined);
  socket.setTimeout(CONNECTION_TIMEOUT_MS, () => socket.destroy());
  await once(socket, "close");
  // The text is split at status lines, which no page contains.
  return text
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .flatMap((answer) => (answer ? parseAnswer(answer) : []));
}

/** Sends requests over a new connection, and reads their responses. */
export async function sendRequests(site: string, ...parts: string[]): Promise<RawAnswer[]> {
  const socket = await connectTo(site);
  for (const part of parts) socket.write(part);
  return readResponses(socket);
}

/** Sends one request and reads its response. */
export async function ask(site: string, request: string): Promise<RawAnswer> {
  const [answer] = await sendRequests(site, request);
  if (!answer) throw new Error(`no answer to ${request.slice(0, 200)}`);
  return answer;
}

/** The head of a request that closes its connection. */
export function head(line: string, site: string, headers: Record<string, string> = {}): string {
  const all = { Host: new URL(site).host, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

function parseAnswer(answer: string): RawAnswer {
  const [top = "", ...body] = answer.split("\r\n\r\n");
  const [line = "", ...lines] = top.split("\r\n");
  const headers: Record<string, string> = {};
  for (const [, name = "", value = ""] of lines.map((each) => /^([^:]+): *(.*)$/.exec(each)!)) {
    const key = name.toLowerCase();
    headers[key] = [headers[key], value].filter(Boolean).join("\n");
  }
  return { status: Number(line.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}
