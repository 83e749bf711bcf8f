import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { ok, status } from "../upstream/faulty-server";

/** An upstream that knows a character of every name, and fails as a test wants. */
export interface FaultyUpstream {
  url: string;
  /** How often each path was requested. */
  asked: Map<string, number>;
  /** The faulty response to a path, if it has any. */
  fault: (path: string) => RequestListener | undefined;
  /** Stops listening, and breaks every connection. */
  close(): Promise<void>;
}

/** The data of each call, by the beginning of its path. */
const data: readonly [beginning: string, data: unknown][] = [
  ["/v1/characters/", { category: "PRESENT", fullName: "first-edition" }],
  ["/v1/guildcharacters/", { category: "GUILDMEMBER", characterClass: "first-edition" }],
  ["/v1/characters", [{ shortName: "vixy", category: "PRESENT" }]],
  ["/v1/guildcharacters", [{ shortName: "wren", category: "GUILDMEMBER" }]],
];

/** Starts the upstream on a free port, without a fault. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    upstream.asked.set(path, (upstream.asked.get(path) ?? 0) + 1);
    const found = data.find(([beginning]) => path.startsWith(beginning));
    const respond = upstream.fault(path) ?? (found ? ok(found[1]) : status(404));
    respond(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const upstream: FaultyUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: new Map(),
    fault: () => undefined,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return upstream;
}
