import { Link, useLocation } from "@remix-run/react";
import { pageChoices, type PageOfList } from "./paginate";
import styles from "./pagination.module.css";

/**
 * Links to the other pages of a list that keep the rest of the query; nothing for a single page.
 *
 * @param list the address of the list, by default the current one
 */
export function Pagination({ page, pages, list }: PageOfList & { list?: string }) {
  const { pathname, search } = useLocation();
  if (pages === 1) return null;
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search);
    if (number === 1) query.delete("page");
    else query.set("page", String(number));
    return { pathname: list ?? pathname, search: query.toString() };
  };
  return (
    <nav className={`screen-only actions ${styles.pagination}`} aria-label="Pages of the list">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="button quiet">
          Previous
        </Link>
      )}
      <ol className="plain-list actions">
        {pageChoices({ page, pages }).map((number, at) => (
          <li key={number ?? -at}>
            {number === undefined ? (
              "…"
            ) : (
              <Link
                to={addressOf(number)}
                className="centered"
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
