import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo } from "~/http/redirects.server";
import { lessons, toParameter } from "./lessons";
import { readNumber } from "./numbers";
import { readName } from "./spelling";

/** The loader of the introduction to Common script. */
export function loadPrimer({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const name = readName(searchParams.get("name"));
  // The limit is longer than any valid number, and short enough for addresses.
  const number = searchParams.get("number")?.trim().slice(0, 40);
  const query = { name: name?.name, number };
  const section = searchParams.get("section") ?? lessons[0]!.slug;
  if (!lessons.some(({ slug }) => slug === section)) throw redirectTo(to.commonLanguage(query));
  return {
    section,
    query: { section: toParameter(section), ...query },
    written: name,
    counted: number === undefined ? undefined : readNumber(number),
  };
}
