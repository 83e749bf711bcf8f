import type { Plugin } from "vite";

/**
 * Parts of @remix-run/react that this site never reaches in a browser, in a size that fits: lazy
 * route discovery, which is off, the default error and fallback documents, which the root replaces,
 * and fetching data route by route, which single fetch replaces. Written against version 2.17; other
 * modules are left alone.
 */
const replacements: Readonly<Record<string, string>> = {
  "fog-of-war.js": `
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPartialManifest = (manifest) => manifest;
export const fetchAndApplyManifestPatches = async () => {};
`,
  "data.js": `
export const isResponse = (value) =>
  value != null && typeof value.status === "number" && typeof value.statusText === "string" &&
  typeof value.headers === "object" && typeof value.body !== "undefined";

// Forms are all that this site posts.
export async function createRequestInit(request) {
  const init = { signal: request.signal };
  if (request.method === "GET") return init;
  const isLine = /urlencoded/.test(request.headers.get("Content-Type"));
  const body = isLine ? new URLSearchParams(await request.text()) : await request.formData();
  return { ...init, method: request.method, body };
}

export const fetchData = () => Promise.reject(new Error("Single fetch is on."));
const never = () => false;
export { never as isCatchResponse, never as isDeferredData, never as isDeferredResponse,
  never as isErrorResponse, never as isNetworkErrorResponse, never as isRedirectResponse,
  never as parseDeferredReadableStream };
`,
  "fallback.js": `export const RemixRootDefaultHydrateFallback = () => null;`,
  "errorBoundaries.js": `
import { Component, createElement as h } from "react";

export class RemixErrorBoundary extends Component {
  constructor(props) {
    super(props);
    this.state = { error: props.error || null, location: props.location };
  }
  static getDerivedStateFromError(error) {
    return { error };
  }
  // Another location is another try.
  static getDerivedStateFromProps(props, state) {
    const moved = props.location !== state.location;
    return { error: props.error || (moved ? null : state.error), location: props.location };
  }
  render() {
    if (!this.state.error) return this.props.children;
    return h(RemixRootDefaultErrorBoundary, { error: this.state.error });
  }
}

// The last resort, when the root's own boundary fails as well.
export function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  return h("html", null, h("head"), h("body", null, h("h1", null, "Something went wrong"),
    h("a", { href: "" }, "Try again")));
}

export const BoundaryShell = ({ children }) => children;
`,
};

/** Leaves out of the browser's build what the site does not use of Remix. */
export function leanRemix(): Plugin {
  return {
    name: "lean-remix",
    apply: "build",
    load(id, options) {
      if (options?.ssr) return undefined;
      const [, file = ""] = /\/@remix-run\/react\/dist\/esm\/([\w-]+\.js)$/.exec(id) ?? [];
      return Object.hasOwn(replacements, file) ? replacements[file] : undefined;
    },
  };
}
