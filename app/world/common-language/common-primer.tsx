import { Link } from "@remix-run/react";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { NeighborLinks } from "~/ui/neighbor-links";
import spread from "../spread.module.css";
import { InCommon } from "./common-glyphs";
import styles from "./common-primer.module.css";
import { NameTool, NumberTool, type PrimerQuery } from "./common-tools";
import { lessons } from "./lessons";
import type { ReadNumber } from "./numbers";

interface CommonPrimerProps {
  section: { slug: string; label: string };
  contents: readonly { slug: string; label: string; to: string }[];
  query: PrimerQuery;
  written: { name: string; isCut: boolean } | undefined;
  counted: ReadNumber | undefined;
}

/** The primer of the Common script: one section at a time, and two tools to practice with. */
export function CommonPrimer({ section, contents, query, written, counted }: CommonPrimerProps) {
  const at = lessons.findIndex(({ slug }) => slug === section.slug);
  const Text = lessons[at]?.Text;
  const toNeighbor = (index: number) => {
    const neighbor = contents[index];
    return neighbor && { name: neighbor.label, path: neighbor.to };
  };
  return (
    <article className={spread.spread}>
      <div className={spread.page}>
        <h1 className={styles.title}>
          Common <InCommon latin="Common" isDecorative />
        </h1>
        <ChoiceForm
          action="/world/languages/common"
          name="section"
          label="Section"
          options={lessons.map(({ slug, label }) => ({ value: slug, label }))}
          value={section.slug}
        >
          {query.name && <input type="hidden" name="name" value={query.name} />}
          {query.number && <input type="hidden" name="number" value={query.number} />}
        </ChoiceForm>
        <section aria-labelledby="lesson">
          <h2 id="lesson">{section.label}</h2>
          {Text && <Text />}
        </section>
        <NeighborLinks label="Sections" previous={toNeighbor(at - 1)} next={toNeighbor(at + 1)}>
          <Link to="/world/languages" className="touch-link">
            Languages
          </Link>
        </NeighborLinks>
      </div>
      <div className={spread.page}>
        <NameTool query={query} result={written} />
        <NumberTool query={query} result={counted} />
      </div>
    </article>
  );
}
