import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommonPrimer } from "~/world/common-language/common-primer";
import { lessons, primerAddress, toParameter } from "~/world/common-language/lessons";
import { readNumber } from "~/world/common-language/numbers";
import { readName } from "~/world/common-language/spelling";
import type { PageHandle } from "~/document/page-handle";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";

export const handle: PageHandle = {
  examples: ["/world/languages/common?section=alphabet&name=Vixy&number=412"],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const label = lessons.find(({ slug }) => slug === args.data?.section)?.label;
  return pageMeta(args, {
    title: label ? `Common: ${label}` : "Common",
    section: "Languages",
    description:
      "The Common script of Casarok: 25 letters, eight numerals, and your own name written in them.",
    keywords: ["Common", "constructed script", "alphabet", "base 8", ...(label ? [label] : [])],
    type: "article",
    // Pages with a visitor's own name or number are not indexed.
    noindex: args.data?.query.name !== undefined || args.data?.query.number !== undefined,
  });
};

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const name = readName(searchParams.get("name"));
  // Longer than any number that can be written, and short enough for addresses.
  const number = searchParams.get("number")?.trim().slice(0, 40) || undefined;
  const query = { name: name?.name, number };
  const section = searchParams.get("section") ?? lessons[0]!.slug;
  if (!lessons.some(({ slug }) => slug === section)) throw redirectTo(primerAddress(query));
  return {
    section,
    query: { section: toParameter(section), ...query },
    written: name,
    counted: readNumber(number ?? null),
  };
}

export default function Common() {
  return <CommonPrimer {...useLoaderData<typeof loader>()} />;
}
