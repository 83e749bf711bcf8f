import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/document/page-meta";
import { bluerockByNight } from "~/stream/drawings";
import { streamPreview } from "~/stream/preview";
import Bluerock, { frontmatter } from "./prose.mdx";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    ...frontmatter,
    type: "article",
    image: streamPreview(args, bluerockByNight),
  });

export default Bluerock;
