/** The development server with hot reload, behind the same door, on the same embedded upstream. */
import { spawnSync } from "node:child_process";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer } from "vite";
import { startEmbeddedUpstream } from "../mocks/embedded";
import type * as mocks from "../mocks/handlers";
import { prepareEnvironment } from "./environment";

process.env["NODE_ENV"] = "development";
spawnSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.ts"], { stdio: "inherit" });
const vite = await createServer({ server: { middlewareMode: true } });

// Through Vite, so that a change of the mocks shows at the next request.
const loadHandlers = async () =>
  ((await vite.ssrLoadModule("/mocks/handlers/index.ts")) as typeof mocks).handlers;
const { PORT, HOST, SITE_URL } = await prepareEnvironment((sitePort) =>
  startEmbeddedUpstream(sitePort, loadHandlers),
);

const { createSite } = await import("./site");
const site = createSite({
  siteUrl: SITE_URL,
  files: vite.middlewares,
  handle: createRequestHandler(
    () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>,
    "development",
  ),
  isDraining: () => false,
});
site.listen(PORT, HOST, () => console.log(`Development: http://${HOST ?? "localhost"}:${PORT}`));
