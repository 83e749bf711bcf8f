import { Link, useLocation, useMatches } from "@remix-run/react";
import { handlesOf } from "~/document/page-handle";
import { pageChoices, type PageOfList } from "./paginate";
import styles from "./pagination.module.css";

/**
 * The ways to the other pages of a list; nothing for a list of one. What else of the
 * query the page reads stays.
 *
 * @param list the address of the list, where it is not that of the page
 */
export function Pagination({ page, pages, list }: PageOfList & { list?: string }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  if (pages === 1) return null;
  const names = handlesOf(matches).flatMap(({ query = [] }) => query);
  const addressOf = (number: number) => {
    const given = new URLSearchParams(search);
    // A document is the same for everybody, whatever else stood in the address of the first who came.
    const query = new URLSearchParams(
      names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
    );
    if (number === 1) query.delete("page");
    else query.set("page", String(number));
    return { pathname: list ?? pathname, search: query.toString() };
  };
  return (
    <nav className={styles.pagination} aria-label="Pages of the list">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="button quiet">
          Previous
        </Link>
      )}
      <ol>
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
