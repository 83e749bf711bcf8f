import { AsyncLocalStorage } from "node:async_hooks";
import type { Connect, Plugin } from "vite";
import { scenarioHeader, parseScenario, type Scenario } from "../mocks/scenario-names";

/**
 * Read by app/upstream/mock-scenario.server.ts, which is loaded into the same process. This module is
 * loaded more than once: Remix reads Vite's configuration for a compiler of its own.
 */
const key = Symbol.for("talechasers.mock-scenario");
const holder = globalThis as { [key]?: AsyncLocalStorage<string> };
const storage = (holder[key] ??= new AsyncLocalStorage<string>());

/** Lets a request be answered as if the upstream were in the state that its header names. */
export const scenarioMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  const name = request.headers[scenarioHeader];
  if (name === undefined) return next();
  let scenario: Scenario;
  try {
    scenario = parseScenario(String(name), scenarioHeader);
  } catch (error) {
    response.writeHead(400, { "Content-Type": "text/plain" }).end((error as Error).message);
    return;
  }
  storage.run(scenario, next);
};

/** Honours the header `x-mock-scenario` on the development server, for one request at a time. */
export function mockScenario(): Plugin {
  return {
    name: "mock-scenario",
    apply: "serve",
    configureServer: (server) => void server.middlewares.use(scenarioMiddleware),
  };
}
