import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { redirectTo } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { findLesson } from "~/world/common-language/lessons";

export { CommonPrimer as default } from "~/world/common-language/common-primer";

export const handle: PageHandle = {
  // A script submits the chosen section.
  start: "after first paint",
};

const description = {
  title: "Common",
  section: "Languages",
  description: "The Common script of Casarok: 25 letters, eight numerals, and how to read them.",
  keywords: ["Common", "constructed script", "alphabet", "base 8"],
  type: "article" as const,
};

export const meta = fixedMeta<typeof loader>(description, (args) => {
  const label = args.data && findLesson(args.data.section)?.label;
  if (!label) return undefined;
  const keywords = [...description.keywords, label];
  return pageMeta(args, { ...description, title: `Common: ${label}`, keywords });
});

export function loader({ request }: LoaderFunctionArgs) {
  const lesson = findLesson(new URL(request.url).searchParams.get("section"));
  if (!lesson) throw redirectTo(to.commonLanguage());
  return { section: lesson.slug };
}
