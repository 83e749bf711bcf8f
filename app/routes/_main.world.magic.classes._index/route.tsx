import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { proseMeta } from "~/ui/prose";
import { SectionSpread } from "~/world/spread";
import { PlateList } from "~/world/plate-list";
import { schoolTrainedWords } from "~content/world/magic-classes.yaml";
import { classTopics } from "~/world/topics";
import Intro, { frontmatter } from "./intro.mdx";

export const meta: MetaFunction = (args) => proseMeta(args, frontmatter);

const words = (
  <dl>
    {schoolTrainedWords.map(({ name, line, to }) => (
      <div key={name}>
        <dt>
          <Link to={to}>{name}</Link>
        </dt>
        <dd>{line}</dd>
      </div>
    ))}
  </dl>
);

export default function Classes() {
  return (
    <SectionSpread intro={<Intro />} label="The six classes" aside={words}>
      <PlateList entries={classTopics} />
    </SectionSpread>
  );
}
