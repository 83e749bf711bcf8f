import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/** The `clientLoader` of a page whose scripts run in documents only: client navigations load its document. */
export const openDocument = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);
