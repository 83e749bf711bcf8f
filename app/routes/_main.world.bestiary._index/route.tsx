import type { MetaFunction } from "@remix-run/node";
import { proseMeta } from "~/ui/prose";
import { SectionSpread } from "~/world/spread";
import { PlateList } from "~/world/plate-list";
import { bestiaryTopics } from "~/world/topics";
import Intro, { frontmatter } from "./intro.mdx";

export const meta: MetaFunction = (args) => proseMeta(args, frontmatter);

export default function Bestiary() {
  return (
    <SectionSpread intro={<Intro />} label="The six kinds">
      <PlateList entries={bestiaryTopics} />
    </SectionSpread>
  );
}
