import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An upstream whose responses the test defines. */
export interface FaultyServer {
  url: string;
  /** The undecoded paths of all requests. */
  requests: string[];
  answer: RequestListener;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port. */
export async function startFaultyServer(answer: RequestListener): Promise<FaultyServer> {
  const server = createServer((request, response) => {
    faulty.requests.push(request.url!);
    faulty.answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const faulty: FaultyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
  return faulty;
}

/** Responds with a status, a body and headers. */
export const reply =
  (
    status: number,
    body: string | Buffer = "",
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };

/** A successful envelope with data. */
export const ok = (data: unknown) =>
  reply(200, JSON.stringify({ code: "CHASE-1000", message: "OK", data }));

/** Never responds. */
export const silence: RequestListener = () => undefined;

/** Sends a text repeatedly until the connection is closed. */
export const drip =
  (first: string, again: string): RequestListener =>
  ({ socket }) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(again), 50);
    socket.on("close", () => clearInterval(timer));
  };
