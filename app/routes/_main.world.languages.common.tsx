import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { fixedMeta } from "~/ui/fixed-meta";
import type { loadPrimer } from "~/world/common-language/common-primer.server";
import { lessons } from "~/world/common-language/lessons";

export { CommonPrimer as default } from "~/world/common-language/common-primer";
export { loadPrimer as loader } from "~/world/common-language/common-primer.server";

export const handle: PageHandle = {
  // A script shows the selected section.
  start: "after first paint",
};

const description = {
  title: "Common",
  section: "Languages",
  description:
    "The Common script of Casarok: 25 letters, eight numerals, and your own name written in them.",
  keywords: ["Common", "constructed script", "alphabet", "base 8"],
  type: "article" as const,
};

export const meta = fixedMeta<typeof loadPrimer>(description, (args) => {
  const label = lessons.find(({ slug }) => slug === args.data?.section)?.label;
  if (!args.data || !label) return undefined;
  const { name, number } = args.data.query;
  return pageMeta(args, {
    ...description,
    title: `Common: ${label}`,
    keywords: [...description.keywords, label],
    // Pages with a visitor's input are not indexed.
    noindex: name !== undefined || number !== undefined,
  });
});
