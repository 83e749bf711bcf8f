// @ts-check

/**
 * All Remix options of this site; vite.config.ts passes them to the Vite plugin.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // The /__manifest endpoint takes a second of server CPU for a 7 kB URL, and slow connections
    // need another round trip per page, which costs more than the whole manifest.
    v3_lazyRouteDiscovery: false,
  },
};
