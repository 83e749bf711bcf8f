import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { latestPage } from "~/comics/api.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = params["comic"] ?? "";
  const { chapter, page } = await latestPage(comic).catch(toErrorPage(request));
  return redirectTo(to.page(comic, { chapter, page }));
}
