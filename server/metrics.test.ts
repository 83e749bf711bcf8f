import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import { Gauge, Registry } from "prom-client";
import { expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { serveMetrics } from "./metrics";

it("the metrics server responds with 500 if a metric cannot be collected", async () => {
  // This test uses real sockets.
  upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const site = new Registry();
  const collect = () => Promise.reject(new Error("out of ink"));
  void new Gauge({ name: "pages_drawn", help: "Pages.", registers: [site], collect });
  const server = serveMetrics(0, "127.0.0.1", site);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(String(log.mock.calls[0]?.[1])).toBe("Error: out of ink");
  log.mockClear();
  server.close().closeAllConnections();
});
