import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { chapterPages } from "~/comics/api.server";
import { parsePageParams } from "~/comics/page-params.server";

/** A chapter opens on its first page, which is page 1 unless that one was withdrawn. */
export async function loader(args: LoaderFunctionArgs) {
  const { comic, chapter } = parsePageParams(args);
  const [first] = await chapterPages(comic, chapter).catch(toErrorPage(args.request));
  return redirectTo(to.page(comic, { chapter, page: first?.page ?? 1 }));
}
