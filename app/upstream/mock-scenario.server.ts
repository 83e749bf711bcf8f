import type { AsyncLocalStorage } from "node:async_hooks";

/** The key of the scenario of the current request; see scripts/mock-scenario.ts. */
const storage = Symbol.for("talechasers.mock-scenario");

/** The scenario that the header `x-mock-scenario` of the visitor's request names, on the development server only. */
export function requestedScenario(): string | undefined {
  // Scripts have no `env` of Vite.
  if (!import.meta.env?.DEV) return undefined;
  const holder = globalThis as { [storage]?: AsyncLocalStorage<string> };
  return holder[storage]?.getStore();
}

/** Adds the header to the options of a request to the upstream. */
export function inScenario(init: RequestInit): RequestInit {
  const scenario = requestedScenario();
  if (!import.meta.env?.DEV || !scenario) return init;
  const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-mock-scenario": scenario };
  return { ...init, headers };
}
