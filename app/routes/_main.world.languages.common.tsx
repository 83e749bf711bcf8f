import type { MetaFunction } from "@remix-run/node";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import type { loadPrimer } from "~/world/common-language/common-primer.server";
import { lessons } from "~/world/common-language/lessons";

export { CommonPrimer as default } from "~/world/common-language/common-primer";
export { loadPrimer as loader } from "~/world/common-language/common-primer.server";

export const handle: PageHandle = {
  // A script shows the selected section.
  start: "after first paint",
};

export const meta: MetaFunction<typeof loadPrimer> = (args) => {
  const label = lessons.find(({ slug }) => slug === args.data?.section)?.label;
  return pageMeta(args, {
    title: label ? `Common: ${label}` : "Common",
    section: "Languages",
    description:
      "The Common script of Casarok: 25 letters, eight numerals, and your own name written in them.",
    keywords: ["Common", "constructed script", "alphabet", "base 8", ...(label ? [label] : [])],
    type: "article",
    // Pages with a visitor's input are not indexed.
    noindex: args.data?.query.name !== undefined || args.data?.query.number !== undefined,
  });
};
