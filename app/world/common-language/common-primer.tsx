import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { NeighborLinks } from "~/ui/neighbor-links";
import { InCommon } from "./common-glyphs";
import styles from "./common-primer.module.css";
import { findLesson, type Lesson, lessons } from "./lessons";

/** The introduction to Common script, one section at a time; the loader returns its slug. */
export function CommonPrimer() {
  const lesson = findLesson(useLoaderData<{ section: string }>().section)!;
  const at = lessons.indexOf(lesson);
  const toNeighbor = (other?: Lesson) =>
    other && { name: other.label, path: to.commonLanguage({ section: toParameter(other) }) };
  return (
    <article className={styles.primer}>
      <div className={`row ${styles.title}`}>
        <h1 className="row">
          Common <InCommon latin="Common" isDecorative />
        </h1>
        <ChoiceForm
          action={to.commonLanguage()}
          name="section"
          label="Section"
          choices={lessons.map(({ slug, label }) => ({ value: slug, label }))}
          value={lesson.slug}
        />
      </div>
      <section aria-labelledby="lesson">
        <h2 id="lesson">{lesson.label}</h2>
        <lesson.Text />
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
    </article>
  );
}

/** The section parameter; undefined for the first section. */
function toParameter(lesson: Lesson): string | undefined {
  return lesson === lessons[0] ? undefined : lesson.slug;
}
