import { Form, Link, useSearchParams, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import {
  categoryId,
  countSpecies,
  groupsOf,
  searchSpecies,
  type SpeciesGroup,
} from "./species-search";
import { longestQuery, readQuery } from "~/ui/search-words";
import { Pagination } from "~/ui/pagination";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { CategoryLink, SpeciesList } from "./species-list.server";
import styles from "./species-list-page.module.css";

interface SpeciesListPageProps extends SpeciesList {
  title: string;
  /** Where the list belongs to. */
  back: { to: string; label: string };
  /** What the page says before the list. */
  children?: ReactNode;
}

/**
 * Where the whole list is there already, a search in it asks for nothing; that of a long list names a page.
 * For the routes that show one.
 */
export const searchesInPage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isPart = [currentUrl, nextUrl].some(({ searchParams }) => searchParams.has("page"));
  return (isPart || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;
};

/** A list of species by category, to look through: `?q=` by a form, and, unless it is long, live while typing. */
export function SpeciesListPage({ title, lists, part, back, children }: SpeciesListPageProps) {
  const [search] = useSearchParams();
  const asked = readQuery(search);
  const [query, setQuery] = useState(asked);
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current !== asked) box.current!.value = shown.current = asked;
    // Something may have been typed, or restored by the browser, before the application started.
    setQuery(box.current!.value);
  }, [asked]);

  const groups = groupsOf(lists);
  const found = part ? groups : searchSpecies(groups, query);
  const [all, count] = part ? [part.all, part.found] : [groups, found].map(countSpecies);
  const showAll = () => {
    box.current!.value = "";
    setQuery("");
    box.current!.focus();
  };

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
      <p>
        <Link to={back.to}>{back.label}</Link>
      </p>
      <Form role="search" className={styles.search} replace preventScrollReset state={staysInBox}>
        <label htmlFor="q">Look for a creature</label>
        <input
          ref={box}
          id="q"
          name="q"
          type="search"
          defaultValue={asked}
          onInput={(event) => !part && setQuery(event.currentTarget.value)}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="fox, say"
        />
        {part && <input type="hidden" name="page" value="1" />}
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      <p role="status" className={styles.count}>
        {(part ? asked : query).trim() ? `${count} of ${all} creatures` : `${all} creatures`}
      </p>
      <Categories links={part?.categories ?? found.map(linkTo)} />
      {found.length > 0 ? (
        found.map((group) => <Category key={group.category} {...group} isWhole={!part} />)
      ) : (
        <NothingFound query={query} onShowAll={showAll} />
      )}
      {part && <Pagination {...part.pagination} />}
    </div>
  );
}

function linkTo({ category, species }: SpeciesGroup): CategoryLink {
  return { category, count: species.length, to: `#${categoryId(category)}` };
}

/** What there is, at a glance, and the way there. */
function Categories({ links }: { links: readonly CategoryLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label="Categories">
      <ul className={styles.chips}>
        {links.map(({ category, count, to }) => (
          <li key={category}>
            <a href={to}>
              {category} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search leaves focus where it is; see `useNavigationFocus`. */
const staysInBox = { keepsFocus: true };

function Category({ category, species, isWhole }: SpeciesGroup & { isWhole: boolean }) {
  return (
    <section id={categoryId(category)} aria-label={category} className={styles.category}>
      <h2>
        {category} {isWhole && <small>{species.length}</small>}
      </h2>
      <ul>
        {species.map(({ name, subNames }) => (
          <li key={name}>
            {name}
            {subNames.length > 0 && <small> {subNames.join(", ")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  const isSearch = query.trim() !== "";
  return (
    <div className={styles.nothing}>
      <SpeechBubble speaker={<FoxMark />}>
        {isSearch ? (
          <p>
            Nothing found for <q>{query}</q>. I have never been one of those, and I have been a
            teapot. Try fewer letters?
          </p>
        ) : (
          <p>Nothing found: the list is empty just now. Somebody has let all of them out.</p>
        )}
      </SpeechBubble>
      {isSearch && (
        <p>
          <Link to="?" replace preventScrollReset state={staysInBox} onClick={onShowAll}>
            Show all of them
          </Link>
        </p>
      )}
    </div>
  );
}
