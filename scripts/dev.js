// @ts-check
/** The development server with hot reload; JavaScript, because tsx would start a second later. */
import { readdirSync } from "node:fs";
import { createRequestHandler } from "@remix-run/node";
import { createServer } from "vite";
import "./content/types.js";

process.env["NODE_ENV"] = "development";
// In Node 25, msw reads localStorage, which prints a warning.
Reflect.deleteProperty(globalThis, "localStorage");
const vite = await createServer({ server: { middlewareMode: true } });

// Vite transforms all modules in parallel before their import.
for (const folder of ["app", "mocks"]) {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:tsx?|mdx)$/.test(file) || /\.(?:test|client|d)\./.test(file)) continue;
    void vite.environments.ssr.warmupRequest(`/${folder}/${file}`);
  }
}

// Vite loads these modules, so that changes of the mocks take effect on the next request.
/** @type {typeof import("../server/environment")} */
const { prepareEnvironment } = await load("/server/environment.ts");
/** @type {typeof import("../mocks/embedded")} */
const { startEmbeddedUpstream } = await load("/mocks/embedded.ts");
const { PORT, HOST, SITE_URL } = await prepareEnvironment((sitePort) =>
  startEmbeddedUpstream(sitePort, async () => {
    /** @type {typeof import("../mocks/handlers")} */
    const { handlers } = await load("/mocks/handlers/index.ts");
    return handlers;
  }),
);

const handle = createRequestHandler(loadBuild, "development");

/** Shows a mistake in an edited file. @param {unknown} error */
function showMistake(error) {
  console.error(error);
  const { message = String(error) } = error instanceof Error ? error : {};
  return new Response(`${message}\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** @type {typeof import("../server/site")} */
const { createSite } = await load("/server/site.ts");
const site = createSite({
  siteUrl: SITE_URL,
  files: vite.middlewares,
  handle: (request, context) => handle(request, context).catch(showMistake),
});
const host = HOST?.includes(":") ? `[${HOST}]` : (HOST ?? "localhost");
site.listen(PORT, HOST, () => console.log(`Development: http://${host}:${PORT}`));
// The build begins before the first request, which shows the errors of the build.
loadBuild().catch(() => undefined);

/**
 * @param {string} module
 * @returns {Promise<any>}
 */
function load(module) {
  return vite.ssrLoadModule(module);
}

/** @returns {Promise<import("@remix-run/node").ServerBuild>} */
function loadBuild() {
  return load("virtual:remix/server-build");
}
