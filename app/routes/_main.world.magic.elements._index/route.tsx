import type { MetaFunction } from "@remix-run/node";
import { proseMeta } from "~/ui/prose";
import { ElementChart } from "~/world/element-chart";
import Intro, { frontmatter } from "./intro.mdx";

export const meta: MetaFunction = (args) => proseMeta(args, frontmatter);

export default function Elements() {
  return <ElementChart intro={<Intro />} />;
}
