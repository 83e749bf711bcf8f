import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import {
  connect,
  createServer as createSocketServer,
  type AddressInfo,
  type Socket,
} from "node:net";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";

/** A request; the path is not decoded. */
interface SeenRequest {
  method: string;
  path: string;
}

/** A server whose responses a test sets. */
export interface FaultyServer {
  url: string;
  /** Every request since `answer` was last called. */
  requests: SeenRequest[];
  /** Sets the next responses; the last one is repeated. */
  answer(...answers: RequestListener[]): void;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port, which answers 404 at first. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const requests: SeenRequest[] = [];
  let answers: RequestListener[] = [status(404)];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? "", path: request.url ?? "" });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(...next) {
      requests.length = 0;
      answers = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}

/** A body of this text, with a type and a status. */
export function text(body: string, type = "application/json", code = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(code, { "Content-Type": type });
    response.end(body);
  };
}

/** A good envelope around data. */
export function ok(data: unknown): RequestListener {
  return text(JSON.stringify({ code: "CHASE-1000", message: "OK", data }));
}

/** A status with headers and a body. */
export function status(
  code: number,
  headers: Record<string, string> = {},
  body = "",
): RequestListener {
  return (_request, response) => {
    response.writeHead(code, headers);
    response.end(body);
  };
}

/** A body that is small on the wire and large once decoded. */
export function gzipped(body: Buffer): RequestListener {
  const packed = gzipSync(body, { level: 9 });
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
    response.end(packed);
  };
}

/** Never responds. */
export const silence: RequestListener = () => undefined;

/** Sends the head and the beginning of a body only. */
export const stall: RequestListener = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"code":"CHASE-1000",');
};

/** Sends a body byte by byte, without an end. */
export const trickle: RequestListener = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Breaks the connection within the body. */
export function breakOff(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write('{"code":"CHASE-1000",', () => request.socket.destroy());
}

/** The address of a closed port. */
export async function closedPort(): Promise<string> {
  const server = createSocketServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}

/** A port that never accepts a connection: its thread is blocked, and its queue of connections is full. */
export async function startDeafServer(): Promise<{ url: string; close(): Promise<void> }> {
  const worker = new Worker(
    `const { createServer } = require("node:net");
     const { parentPort } = require("node:worker_threads");
     const server = createServer();
     server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    { eval: true },
  );
  const [port] = (await once(worker, "message")) as [number];
  const waiting = Array.from({ length: 8 }, (): Socket => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    return socket;
  });
  await once(waiting[0]!, "connect");
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of waiting) socket.destroy();
      await worker.terminate();
    },
  };
}
