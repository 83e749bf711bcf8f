// @ts-check

/**
 * Every Remix option of this site; vite.config.ts hands it to the Vite plugin.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Its /__manifest endpoint costs the server a second of CPU for a 7 kB URL and slow
    // connections one more round trip per page; the whole manifest is smaller than that.
    v3_lazyRouteDiscovery: false,
  },
  // Routes keep their styles beside them.
  ignoredRouteFiles: ["**/*.css"],
};
