/** The site in production, one process: `node build/serve.js`. */
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type * as Entry from "../app/entry.server";
import { version } from "../package.json";
import { buildHeader } from "../app/http/build-files";
import { endOnSignal } from "./drain";
import { keepFormerFiles } from "./former-files";
import { prepareEnvironment } from "./environment";
import { createLogConsole } from "./log";
import { serveMetrics } from "./metrics";
import { createSegmentHandler } from "./segment-handler";
import { MAX_WAITING_CONNECTIONS } from "./limits";
import { startUpstreamThread } from "../mocks/upstream-thread";

process.env["NODE_ENV"] ??= "production";
const { PORT, HOST, SITE_URL, DRAIN_SECONDS, ASSETS_FOLDER, LOG_FORMAT, METRICS_PORT } =
  await prepareEnvironment(startUpstreamThread);

// These modules read the environment when they are loaded.
const { createSite } = await import("./site");
const { PageCache } = await import("../app/http/page-cache");
const { readClientFiles, serveFiles } = await import("./files");
const { buildFiles } = await import("./build-files");
const build = (await import(new URL("./server/index.js", import.meta.url).href)) as ServerBuild;
const {
  clearCache,
  clearPictures,
  createRequestHandler,
  getRequestId,
  registry,
  withRequestContext,
} = build.entry.module as typeof Entry;
globalThis.console = createLogConsole(LOG_FORMAT, getRequestId);

const clientFolder = fileURLToPath(new URL("./client", import.meta.url));
const clientFiles = readClientFiles(clientFolder);
if (ASSETS_FOLDER) keepFormerFiles(`${clientFolder}/assets`, ASSETS_FOLDER);
const files = buildFiles(build.assets, clientFiles);
const remix = createSegmentHandler(build, createRequestHandler);
const ending = new AbortController();
const pageCache = new PageCache();
// For deploy/purge.sh.
process.on("SIGHUP", () => {
  clearCache();
  clearPictures();
  pageCache.clear();
});
const server = createSite({
  siteUrl: SITE_URL,
  files: serveFiles(clientFiles, ASSETS_FOLDER),
  async handle(request, context) {
    context.build = files;
    const response = await withRequestContext(context, () => remix(request, context));
    response.headers.set(buildHeader, files.version);
    return response;
  },
  ending: ending.signal,
  logFormat: LOG_FORMAT,
  pageCache,
});
if (METRICS_PORT) serveMetrics(METRICS_PORT, HOST, registry);
endOnSignal(server, ending, DRAIN_SECONDS);

// Without a listener, a full disk or a log reader that is gone would end the process: lines are lost instead.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// A failed request must not end the process; an uncaught exception does.
process.on("unhandledRejection", (reason) => {
  console.error(`error in a promise ${reason instanceof Error ? reason.stack : String(reason)}`);
});

server.once("error", (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE";
  console.error(
    isTaken ? `PORT ${PORT} is taken: choose another, as in PORT=3001.` : error.message,
  );
  process.exit(1);
});
server.listen({ port: PORT, host: HOST, backlog: MAX_WAITING_CONNECTIONS }, () => {
  console.log(`Talechasers ${version} is open at http://${HOST ?? "localhost"}:${PORT}`);
});
