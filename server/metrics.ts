import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const registry = new Registry();
const registers = [registry];

const requests = new Histogram({
  name: "site_request_seconds",
  help: "Requests of visitors by kind and status.",
  labelNames: ["kind", "status"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

export const pageLookups = new Counter({
  name: "site_page_cache_lookups_total",
  help: "Lookups of finished pages by result.",
  labelNames: ["result"],
  registers,
});

export const refusedRenders = new Counter({
  name: "site_renders_refused_total",
  help: "Requests that got 503 because too many waited for a render.",
  registers,
});

export function observeRequest(path: string, status: number | "-", milliseconds: number): void {
  requests.labels(kindOf(path), String(status)).observe(milliseconds / 1_000);
}

function kindOf(path: string): string {
  if (path.startsWith("/assets/")) return "file";
  if (path.startsWith("/cdn/")) return "picture";
  if (path.startsWith("/v1/") || path.startsWith("/ex/overlay")) return "overlay";
  if (path.endsWith(".data")) return "data";
  return path.startsWith("/healthz") ? "health" : "page";
}

/** Counts renders under way at each scrape. */
export function observeRenders(count: () => number): void {
  registry.removeSingleMetric("site_renders_running");
  void new Gauge({
    name: "site_renders_running",
    help: "Renders under way.",
    registers,
    collect() {
      this.set(count());
    },
  });
}

/**
 * Serves `/metrics` on a port of its own, which nothing in front publishes.
 *
 * @param site what the build counts
 */
export function serveMetrics(port: number, host: string | undefined, site: Registry): void {
  collectDefaultMetrics({ register: registry });
  const all = Registry.merge([registry, site]);
  createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    all.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": all.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  })
    .listen(port, host)
    .unref();
}
