import type { HeadersFunction } from "@remix-run/node";

/**
 * A route's `headers` where the loader chose some: hands them on to the document. Pages without
 * one get the default policy of `entry.server.tsx`.
 */
export const fromLoader: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
