import { Link } from "@remix-run/react";
import elements from "~content/world/elements.yaml";
import schools from "~content/world/schools.yaml";
import { Picture } from "~/ui/picture";
import styles from "./element-chart.module.css";
import { plateShape } from "./plate";
import { elementTopics } from "./topics";

const sisters = [...new Set(elements.map(({ sister }) => sister))];

/** The twelve elements in pairs below the name of the deity of each pair. */
export function ElementChart() {
  return (
    <ol className="plain-list">
      {sisters.map((sister) => (
        <li key={sister} className={`grid ${styles.pair}`}>
          <p className={styles.sister}>
            <small>kept by</small> <span>{sister}</span>
          </p>
          {elements
            .filter((element) => element.sister === sister)
            .map((element) => (
              <ElementCard key={element.slug} element={element} />
            ))}
        </li>
      ))}
    </ol>
  );
}

function ElementCard({ element }: { element: (typeof elements)[number] }) {
  const { slug, name, meaning, school } = element;
  const topic = elementTopics.find((known) => known.slug === slug)!;
  return (
    <div className={styles.element}>
      <Picture path={topic.plate} alt="" {...plateShape} />
      <h2>
        <Link to={topic.path} className="card-link">
          {name}
        </Link>
      </h2>
      <p>{meaning}</p>
      <p className={styles.school}>{schools.find((known) => known.slug === school)?.name}</p>
    </div>
  );
}
