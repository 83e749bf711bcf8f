import type { AsyncLocalStorage } from "node:async_hooks";

/** Where the development server keeps the scenario of the request that it answers. */
const storage = Symbol.for("talechasers.mock-scenario");

/**
 * The state that a visitor's request wants the upstream to be in, by its header `x-mock-scenario`. Only the
 * development server knows of it (scripts/mock-scenario.ts): a build has nothing of this.
 */
export function requestedScenario(): string | undefined {
  // Without Vite, as in the scripts, there is no `env`.
  if (!import.meta.env?.DEV) return undefined;
  const holder = globalThis as { [storage]?: AsyncLocalStorage<string> };
  return holder[storage]?.getStore();
}

/** Request options that pass the wanted state on to the upstream; the same ones where none is wanted. */
export function inScenario(init: RequestInit): RequestInit {
  const scenario = requestedScenario();
  if (!import.meta.env?.DEV || !scenario) return init;
  const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-mock-scenario": scenario };
  return { ...init, headers };
}
