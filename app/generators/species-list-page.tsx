import { Link, useLoaderData } from "@remix-run/react";
import { Pagination } from "~/ui/pagination";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { SpeciesList } from "./species-list.server";
import styles from "./species-list-page.module.css";

/** A list of species by category. */
export function SpeciesListPage() {
  const { generator, total, groups, categories, pagination } = useLoaderData<SpeciesList>();
  return (
    <>
      <h1>{`All creatures of the ${generator.name}`}</h1>
      <p className="lead">{generator.lead}</p>
      <p>
        <Link to={generator.path}>{`Back to the ${generator.name}`}</Link>
      </p>
      <p className="note">{`${total} creatures`}</p>
      {categories.length > 1 && (
        <nav aria-label="Categories">
          <ul className={`plain-list actions ${styles.categories}`}>
            {categories.map(({ category, count, to }) => (
              <li key={category}>
                <a href={to} className="button quiet">
                  <span>{category}</span> <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ id, category, species }) => (
        <section key={id} id={id} aria-label={category} className={styles.category}>
          <h2 className="small-heading">{category}</h2>
          <ul className="plain-list">
            {species.map(({ name, subNames }) => (
              <li key={name}>
                <bdi>{name}</bdi>{" "}
                {subNames.length > 0 && <small dir="auto">{subNames.join(", ")}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total === 0 && (
        <SpeechBubble>
          <p>The list is empty just now. Somebody has let all of them out.</p>
        </SpeechBubble>
      )}
      <Pagination {...pagination} />
    </>
  );
}
