import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { NeighborLinks } from "~/ui/neighbor-links";
import doublePage from "../double-page.module.css";
import { InCommon } from "./common-glyphs";
import type { loadPrimer } from "./common-primer.server";
import styles from "./common-primer.module.css";
import { HiddenFields, NameTool, NumberTool } from "./common-tools";
import { lessons, toParameter } from "./lessons";

/** The introduction to Common script: one section at a time, and two practice forms. */
export function CommonPrimer() {
  const { section, query, written, counted } = useLoaderData<typeof loadPrimer>();
  const at = lessons.findIndex(({ slug }) => slug === section);
  const { label, Text } = lessons[at]!;
  const toNeighbor = (lesson?: { slug: string; label: string }) =>
    lesson && {
      name: lesson.label,
      path: to.commonLanguage({ ...query, section: toParameter(lesson.slug) }),
    };
  return (
    <article className={`grid ${doublePage.doublePage}`}>
      <div className={doublePage.page}>
        <h1 className={`row ${styles.title}`}>
          Common <InCommon latin="Common" isDecorative />
        </h1>
        <ChoiceForm
          action={to.commonLanguage()}
          name="section"
          label="Section"
          choices={lessons.map(({ slug, label }) => ({ value: slug, label }))}
          value={section}
        >
          <HiddenFields query={query} except="section" />
        </ChoiceForm>
        <section aria-labelledby="lesson">
          <h2 id="lesson">{label}</h2>
          <Text />
        </section>
        <NeighborLinks
          label="Sections"
          previous={toNeighbor(lessons[at - 1])}
          next={toNeighbor(lessons[at + 1])}
        >
          <Link to={to.shelf("languages")} className="touch-link">
            Languages
          </Link>
        </NeighborLinks>
      </div>
      <div className={doublePage.page}>
        <NameTool query={query} result={written} />
        <NumberTool query={query} result={counted} />
      </div>
    </article>
  );
}
