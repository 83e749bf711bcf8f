import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { missingPage } from "~/http/missing-page.server";

/** All other addresses of the guild. */
export const loader = ({ request }: LoaderFunctionArgs) => missingPage(request);

export const action = ({ request }: ActionFunctionArgs) => missingPage(request, 303);
