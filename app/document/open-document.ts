import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/** The `clientLoader` of a page with scripts that run in documents only: links from the application load the document. */
export const openDocument = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);
