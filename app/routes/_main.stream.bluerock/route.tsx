import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/document/page-meta";
import { bluerockByNight } from "~/stream/drawings";
import { streamPreview } from "~/stream/preview";
import Bluerock, { frontmatter } from "./prose.mdx";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    ...frontmatter,
    type: "article",
    image: streamPreview(args, bluerockByNight),
  });

export default Bluerock;
