/** The site in production, one process: `node build/serve.js`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type * as Entry from "../app/entry.server";
import { buildHeader } from "../app/http/build-files";
import { createDrain } from "./drain";
import { prepareEnvironment } from "./environment";
import { MAX_WAITING_CONNECTIONS } from "./limits";
import { startUpstreamThread } from "../mocks/upstream-thread";

process.env["NODE_ENV"] ??= "production";
const { PORT, HOST, SITE_URL, DRAIN_SECONDS } = await prepareEnvironment(startUpstreamThread);

// These modules read the environment when they are loaded.
const { createSite } = await import("./site");
const { readClientFiles, serveFiles } = await import("./files");
const { buildFiles } = await import("./build-files");
const build = (await import(new URL("./server/index.js", import.meta.url).href)) as ServerBuild;
const { observeFreshness } = build.entry.module as typeof Entry;

const clientFiles = readClientFiles(fileURLToPath(new URL("./client", import.meta.url)));
const files = buildFiles(build.assets, clientFiles);
const remix = createRequestHandler(build, "production");
const drain = createDrain();
const server = createSite({
  siteUrl: SITE_URL,
  files: serveFiles(clientFiles),
  async handle(request, context) {
    context.build = files;
    const response = await observeFreshness(context, () => remix(request, context));
    response.headers.set(buildHeader, files.version);
    return response;
  },
  drain,
});
drain.endOnSignal(server, DRAIN_SECONDS);

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
  const { version } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  ) as { version: string };
  console.log(`Talechasers ${version} is open at http://${HOST ?? "localhost"}:${PORT}`);
});
