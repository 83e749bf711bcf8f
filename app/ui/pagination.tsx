import { Link, useLocation } from "@remix-run/react";
import { pageChoices, type PaginationState } from "./paginate";
import choices from "./choices.module.css";
import styles from "./pagination.module.css";

/** The id of the letter links, which precede their list. */
const lettersId = "letters";

/** Links above a list of several pages to the names with each first letter. */
export function LetterLinks({ letters, letter }: PaginationState) {
  if (!letters) return null;
  return (
    <nav id={lettersId} className={`screen-only ${styles.letters}`} aria-label="First letters">
      <ol className={`plain-list actions ${choices.choices}`}>
        {[undefined, ...letters].map((choice) => (
          <li key={choice ?? ""}>
            <Link
              to={{
                search: choice && new URLSearchParams({ letter: choice }).toString(),
                hash: lettersId,
              }}
              aria-current={choice === letter ? "true" : undefined}
            >
              {choice ?? "All"}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Links to all pages of a list, which keep the query except for `page`. Renders nothing if the list
 * has a single page.
 *
 * @param list the address of the list, by default the current one
 */
export function Pagination({ page, pages, letters, list }: PaginationState & { list?: string }) {
  const { pathname, search } = useLocation();
  if (pages === 1) return null;
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search);
    if (number === 1) query.delete("page");
    else query.set("page", String(number));
    return {
      pathname: list ?? pathname,
      search: query.toString(),
      hash: letters && lettersId,
    };
  };
  return (
    <nav className={`screen-only actions ${styles.pagination}`} aria-label="Pages of the list">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="button quiet">
          Previous
        </Link>
      )}
      <ol className={`plain-list actions ${choices.choices}`}>
        {pageChoices({ page, pages }).map((number, at) => (
          <li key={number ?? -at}>
            {number === undefined ? (
              "…"
            ) : (
              <Link
                to={addressOf(number)}
                aria-label={`Page ${number} of ${pages}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className="button quiet">
          Next
        </Link>
      )}
    </nav>
  );
}
