import { schemeFormId } from "~/http/scheme";

/**
 * Switches between light and dark. An inline script handles it and remembers the choice; without JavaScript the form
 * posts it. Style sheets show only the button for the other scheme.
 */
export function SchemeSwitch() {
  return (
    <form id={schemeFormId} method="post" action="/preferences">
      <button type="submit" name="scheme" value="dark" className="icon-button only-light">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="currentColor" />
        </svg>
        <span className="visually-hidden">Switch to dark colors</span>
      </button>
      <button type="submit" name="scheme" value="light" className="icon-button only-dark">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="12" cy="12" r="4.5" fill="currentColor" />
          <path
            d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className="visually-hidden">Switch to light colors</span>
      </button>
    </form>
  );
}
