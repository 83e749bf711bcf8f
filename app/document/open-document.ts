import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/**
 * The `clientLoader` of a page with an `<InlineScript>`, which runs only when a document is parsed:
 * a link to the page loads its document.
 */
export const openDocument = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);
