import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommonPrimer } from "~/world/common-language/common-primer";
import { lessons } from "~/world/common-language/lessons";
import { readNumber } from "~/world/common-language/numbers";
import { readName } from "~/world/common-language/spelling";
import type { PageHandle } from "~/document/page-handle";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";

export const handle: PageHandle = {
  examples: ["/world/languages/common?section=alphabet&name=Vixy&number=412"],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const label = args.data?.section.label;
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

const defaultSection = "introduction";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const name = readName(searchParams.get("name"));
  // Longer than any number that can be written, and short enough for addresses.
  const number = searchParams.get("number")?.trim().slice(0, 40) || undefined;
  const query = { name: name?.name, number };
  const chosen = searchParams.get("section") ?? defaultSection;
  const section = lessons.find(({ slug }) => slug === chosen);
  if (!section) throw redirectTo(address(pathname, query));
  return {
    section: { slug: section.slug, label: section.label },
    contents: lessons.map(({ slug, label }) => ({
      slug,
      label,
      to: address(pathname, { ...(slug !== defaultSection && { section: slug }), ...query }),
    })),
    query: { section: section.slug === defaultSection ? undefined : section.slug, ...query },
    written: name,
    counted: readNumber(number ?? null),
  };
}

function address(pathname: string, query: Record<string, string | undefined>): string {
  const known = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known).toString()}`;
}

export default function Common() {
  return <CommonPrimer {...useLoaderData<typeof loader>()} />;
}
