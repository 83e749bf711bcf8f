import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

const registry = new Registry();

const requests = new Histogram({
  name: "site_request_seconds",
  help: "Requests of visitors by kind and status.",
  labelNames: ["kind", "status"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

/** Counts lookups in the page cache by their result. */
export const pageLookups = new Counter({
  name: "site_page_cache_lookups_total",
  help: "Lookups of finished pages by result.",
  labelNames: ["result"],
  registers: [registry],
});

/** Records the duration of a visitor's request; the status is "-" if there was none. */
export function observeRequest(kind: string, status: number | "-", milliseconds: number): void {
  requests.labels(kind, String(status)).observe(milliseconds / 1_000);
}

/** Serves `/metrics` on a separate port. @param site the counters of the build */
export function serveMetrics(port: number, host: string | undefined, site: Registry): Server {
  collectDefaultMetrics({ register: registry });
  const all = Registry.merge([registry, site]);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    all.metrics().then(
      (text) => response.setHeader("Content-Type", all.contentType).end(text),
      (error: unknown) => {
        console.error("the metrics cannot be collected:", error);
        response.writeHead(500).end();
      },
    );
  });
  return server.listen(port, host).unref();
}
