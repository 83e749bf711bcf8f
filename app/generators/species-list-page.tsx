import { Link, useLoaderData } from "@remix-run/react";
import { SearchBox } from "~/search/search-box";
import { Pagination } from "~/ui/pagination";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { SpeciesList } from "./species-list.server";
import styles from "./species-list-page.module.css";

/** A list of species by category, with a search. */
export function SpeciesListPage() {
  const loaded = useLoaderData<SpeciesList>();
  const { generator, query, total, found, groups, categories, pagination } = loaded;
  const path = `${generator.path}/list`;
  return (
    <>
      <h1>{`All creatures of the ${generator.name}`}</h1>
      <p className="lead">{generator.lead}</p>
      <p>
        <Link to={generator.path}>{`Back to the ${generator.name}`}</Link>
      </p>
      <SearchBox action={path} label="Search creatures" query={query} />
      <p role="status" className="note">
        {query ? `${found} of ${total} creatures` : `${total} creatures`}
      </p>
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
      {found === 0 && <NothingFound query={query} path={path} />}
      <Pagination {...pagination} />
    </>
  );
}

function NothingFound({ query, path }: { query: string; path: string }) {
  if (!query) {
    return (
      <SpeechBubble>
        <p>The list is empty just now. Somebody has let all of them out.</p>
      </SpeechBubble>
    );
  }
  return (
    <>
      <SpeechBubble>
        <p>
          Nothing found for <q>{query}</q>. I have never been one of those, and I have been a
          teapot. Try fewer letters?
        </p>
      </SpeechBubble>
      <p>
        <Link to={path}>Show all creatures</Link>
      </p>
    </>
  );
}
