import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getResponse, type HttpHandler } from "msw";
import { controlHandlers, type ChangeableUpstream, type UpstreamState } from "./control";
import { failure } from "./envelope";
import { handlers } from "./handlers";
import { faultHandler, scenarioHandlers } from "./scenarios";

/** The options of `startUpstream`; without options, a healthy upstream with the sample content. */
export interface UpstreamOptions extends Partial<UpstreamState> {
  /** The port on the loopback interface; by default a free port. */
  port?: number;
  /** Returns the handlers for each request; by default, the handlers of the sample content. */
  loadHandlers?: () => readonly HttpHandler[] | Promise<readonly HttpHandler[]>;
  /** Prints a line for each response. */
  log?: (line: string) => void;
}

/** An upstream that listens on a port of the loopback interface. */
export interface ListeningUpstream extends ChangeableUpstream {
  url: string;
  close(): Promise<void>;
}

/** Starts an HTTP server with the handlers; `/control` changes it, see README.md. */
export async function startUpstream({
  port = 0,
  loadHandlers = () => handlers,
  log = () => undefined,
  ...options
}: UpstreamOptions = {}): Promise<ListeningUpstream> {
  const state: UpstreamState = { scenario: "healthy", latency: 0, errors: 0, ...options };
  let added: HttpHandler[] = [];
  let ofScenario = scenarioHandlers(state.scenario);
  const server = createServer((request, response) => {
    const start = performance.now();
    response.once("close", () => {
      const outcome = response.writableFinished ? response.statusCode : "broken";
      const milliseconds = Math.round(performance.now() - start);
      log(`${request.method} ${request.url} ${outcome} ${milliseconds} ms`);
    });
    void answer(request, response, async (message) =>
      getResponse([...control, fault, ...added, ...ofScenario, ...(await loadHandlers())], message),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const upstream: ListeningUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    change(next) {
      Object.assign(state, next);
      ofScenario = scenarioHandlers(state.scenario);
    },
    use: (...more) => void (added = [...more, ...added]),
    resetHandlers: () => void (added = []),
    close: () => closeServer(server),
  };
  const control = controlHandlers(upstream);
  const fault = faultHandler(state);
  return upstream;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  resolve: (request: Request) => Promise<Response | undefined>,
): Promise<void> {
  try {
    const path = incoming.url ?? "/";
    const response = isEncoded(path)
      ? await resolve(await toRequest(incoming))
      : failure(400, `${path} is not percent-encoded`);
    // For HttpResponse.error(), the server closes the connection.
    if (response?.type === "error") {
      incoming.socket.destroy();
      return;
    }
    const body = response ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end(body);
  } catch (error) {
    // A handler signals the failures of `failCall` by throwing an error.
    if (error instanceof DOMException && error.name === "TimeoutError") return;
    if (isUnpackingError(error)) {
      outgoing.writeHead(200, { "Content-Encoding": "gzip" }).end("not packed");
      return;
    }
    console.error("mock upstream:", error);
    incoming.socket.destroy();
  }
}

const isUnpackingError = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === "Z_DATA_ERROR";

function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = "GET" } = incoming;
  const isRead = method === "GET" || method === "HEAD";
  return new Request(new URL(incoming.url ?? "/", "http://127.0.0.1"), {
    // Node omits the body of a response to HEAD, so HEAD is handled like GET.
    method: isRead ? "GET" : method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: isRead ? null : Buffer.concat(chunks),
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // The server closes the connections that the site keeps open.
    server.closeAllConnections();
  });
}
