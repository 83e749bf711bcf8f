import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getResponse, type HttpHandler } from "msw";
import { failure } from "./envelope";
import { handlers } from "./handlers";
import { scenarioHandlers, type Scenario } from "./scenarios";

export interface ListeningUpstream {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server with the handlers on a loopback port.
 *
 * @param port 0 for a free one
 * @param loadHandlers is called for each request
 */
export async function startUpstream(
  scenario: Scenario,
  port = 0,
  loadHandlers = (): Promise<readonly HttpHandler[]> => Promise.resolve(handlers),
): Promise<ListeningUpstream> {
  const first = scenarioHandlers(scenario);
  const server = createServer((request, response) => {
    void answer(request, response, async (message) =>
      getResponse([...first, ...(await loadHandlers())], message),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
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
    // HttpResponse.error() breaks the connection.
    if (response?.type === "error") {
      incoming.socket.destroy();
      return;
    }
    const body = response ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end(body);
  } catch (error) {
    console.error("embedded upstream:", error);
    incoming.socket.destroy();
  }
}

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
    // Node leaves out the body of an answer to HEAD.
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
    // The site keeps its connections open.
    server.closeAllConnections();
  });
}
