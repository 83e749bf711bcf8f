/** The production server, one process: `node build/serve.js`. */
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type * as Entry from "../app/entry.server";
import { version } from "../package.json";
import { startUpstreamThread } from "../mocks/upstream-thread";
import { prepareEnvironment } from "./environment";
import { logConsole } from "./log";
import { serveMetrics } from "./metrics";

process.env["NODE_ENV"] ??= "production";
logConsole(() => undefined);
// Without a listener, a full disk or a closed log pipe would end the process; log lines are lost
// instead.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
// A rejected promise does not end the process, but an uncaught exception does.
process.on("unhandledRejection", (reason) => console.error("error in a promise", reason));

const hasUpstream = Boolean(process.env["UPSTREAM_URL"]);
const { PORT, HOST, SITE_URL, DRAIN_SECONDS, ASSETS_FOLDER, METRICS_PORT } =
  await prepareEnvironment(startUpstreamThread);

// Imported after the environment is complete, because these modules read it when they are loaded.
const { createSite } = await import("./site");
const { PageCache } = await import("../app/http/page-cache.server");
const { serveFiles } = await import("./files");
const { ENDING_MS } = await import("../app/upstream/limits");
const build = (await import(new URL("./server/index.js", import.meta.url).href)) as ServerBuild;
const entry = build.entry.module as typeof Entry;
logConsole(entry.getRequestId);

const clientFolder = fileURLToPath(new URL("./client", import.meta.url));
const keepFormer = { recursive: true, force: false };
if (ASSETS_FOLDER) cpSync(`${clientFolder}/assets`, `${ASSETS_FOLDER}/assets`, keepFormer);
const remix = entry.createRequestHandler(build, "production");
const ending = new AbortController();
const pageCache = new PageCache();
const server = createSite({
  siteUrl: SITE_URL,
  files: serveFiles(clientFolder, ASSETS_FOLDER),
  handle(request, context) {
    context.build = build.assets.version;
    return entry.withRequestContext(context, () => remix(request, context));
  },
  ending: ending.signal,
  pageCache,
});
if (METRICS_PORT) serveMetrics(METRICS_PORT, HOST, entry.registry);

// The script deploy/purge.sh sends this signal.
process.on("SIGHUP", () => {
  entry.clearCache();
  pageCache.clear();
});

/** Ends the process without dropping a request, after load balancers have noticed the shutdown. */
function drain(): void {
  if (ending.signal.aborted) return;
  ending.abort();
  console.log("Talechasers is draining: requests under way are answered.");
  setTimeout(() => {
    server.close(() => process.exit());
    setTimeout(() => process.exit(), ENDING_MS);
  }, DRAIN_SECONDS * 1_000);
}
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, drain);

server.once("error", ({ message }) => {
  console.error(`PORT ${PORT} cannot be used: ${message}.`);
  process.exit(1);
});
// The kernel drops connections beyond the backlog, and clients retry them only after seconds.
server.listen({ port: PORT, host: HOST, backlog: 4_096 }, () => {
  const host = HOST?.includes(":") ? `[${HOST}]` : (HOST ?? "localhost");
  console.log(`Talechasers ${version} is open at http://${host}:${PORT}`);
  // A trial with the embedded upstream takes less memory if the sanitizer has not started.
  if (hasUpstream) entry.startSanitizer();
});
