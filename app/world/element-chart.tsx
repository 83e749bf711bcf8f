import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import elements from "~content/world/elements.yaml";
import schools from "~content/world/schools.yaml";
import { pictureAddress } from "~/ui/picture-address";
import { elementTopics } from "./topics";
import { useSiteData } from "~/ui/site-data";
import styles from "./element-chart.module.css";
import { plateShape } from "./plate";
import spread from "./spread.module.css";

/** The pairs in the order of the chart: each element with the partner that follows it. */
const pairs = elements
  .filter((_, index) => index % 2 === 0)
  .map((first) => ({
    sister: first.sister,
    halves: elements.filter(({ sister }) => sister === first.sister),
  }));

/** The twelve elements, each pair across the fold from one another with their sister between. */
export function ElementChart({ intro }: { intro: ReactNode }) {
  const { pictureHost } = useSiteData();
  return (
    <div className={`${spread.spread} ${styles.book}`} data-paper="">
      <div className={styles.intro}>{intro}</div>
      <section className={styles.chart} aria-labelledby="chart">
        <h2 id="chart">The twelve and their keepers</h2>
        <ol>
          {pairs.map(({ sister, halves }) => (
            <li key={sister} className={styles.pair}>
              <p className={styles.sister}>
                <small>kept by</small> {sister}
              </p>
              {halves.map(({ slug, name, meaning, school }) => {
                const topic = elementTopics.find((known) => known.slug === slug)!;
                return (
                  <div key={slug} className={styles.half}>
                    <img
                      src={pictureAddress(pictureHost, "thumbnail", topic.plate)}
                      alt=""
                      {...plateShape}
                      loading="lazy"
                      decoding="async"
                    />
                    <div>
                      <h3>
                        <Link to={topic.path}>{name}</Link>
                      </h3>
                      <p>{meaning}</p>
                      <p className={styles.school}>
                        {schools.find((known) => known.slug === school)?.name}
                      </p>
                    </div>
                  </div>
                );
              })}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
