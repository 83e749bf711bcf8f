/** The development server with hot reload, behind the same door, on the same embedded upstream. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer } from "vite";
import type * as embedded from "../mocks/embedded";
import type * as mocks from "../mocks/handlers";
import { prepareEnvironment } from "../server/environment";
import type * as parts from "../server/site";

process.env["NODE_ENV"] = "development";
const subset = ["--import", "tsx", "scripts/subset-fonts.ts"];
const fonts = once(spawn(process.execPath, subset, { stdio: "inherit" }), "exit");
const vite = await createServer({ server: { middlewareMode: true } });

// Everything comes through Vite: each module is read once, and a change of the mocks shows at the next request.
const load = async <T>(module: string) => (await vite.ssrLoadModule(module)) as T;
const { startEmbeddedUpstream } = await load<typeof embedded>("/mocks/embedded.ts");
const { PORT, HOST, SITE_URL } = await prepareEnvironment((sitePort) =>
  startEmbeddedUpstream(
    sitePort,
    async () => (await load<typeof mocks>("/mocks/handlers/index.ts")).handlers,
  ),
);

const { createSite } = await load<typeof parts>("/server/site.ts");
const loadBuild = () => load<ServerBuild>("virtual:remix/server-build");
const site = createSite({
  siteUrl: SITE_URL,
  files: vite.middlewares,
  handle: createRequestHandler(loadBuild, "development"),
});
await fonts;
site.listen(PORT, HOST, () => console.log(`Development: http://${HOST ?? "localhost"}:${PORT}`));
// The wait for the first page begins before anybody asks; who asks is told what is wrong with it.
loadBuild().catch(() => undefined);
