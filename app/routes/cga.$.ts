import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirectToMissingPage } from "~/http/missing-page.server";

/** All other addresses of the guild. */
export const loader = ({ request }: LoaderFunctionArgs) => redirectToMissingPage(request);

export const action = ({ request }: ActionFunctionArgs) => redirectToMissingPage(request, 303);
