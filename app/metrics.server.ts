import { Counter, Histogram, Registry } from "prom-client";

/** The site's metrics. Labels have few values, and contain no addresses or visitor data. */
export const registry = new Registry();
const registers = [registry];

/** Counts lookups in the cache by the result: `hit`, `stale` or `miss`. */
export const cacheLookups = new Counter({
  name: "site_cache_lookups_total",
  help: "Lookups by cache and result.",
  labelNames: ["cache", "result"],
  registers,
});

/** The durations of API calls by their name and result. */
export const upstreamCalls = new Histogram({
  name: "site_upstream_call_seconds",
  help: "Requests to the upstream by call and outcome: ok, or the kind of the failure.",
  labelNames: ["call", "outcome"],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
  registers,
});
