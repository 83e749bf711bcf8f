import { AsyncLocalStorage } from "node:async_hooks";
import type { Connect, Plugin } from "vite";
import { scenarioHeader, parseScenario, type Scenario } from "../mocks/scenario-names";

/** Shared with app/upstream/mock-scenario.server.ts. Remix loads this module more than once. */
const key = Symbol.for("talechasers.mock-scenario");
const holder = globalThis as { [key]?: AsyncLocalStorage<string> };
const storage = (holder[key] ??= new AsyncLocalStorage<string>());

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

/** Applies the header `x-mock-scenario` of requests to the development server. */
export function mockScenario(): Plugin {
  return {
    name: "mock-scenario",
    apply: "serve",
    configureServer: (server) => void server.middlewares.use(scenarioMiddleware),
  };
}
