import * as to from "~/addresses";
import { schemeFormId } from "~/http/scheme";
import { Drawing } from "~/ui/drawing";
import moon from "./drawings/moon.svg?raw";
import sun from "./drawings/sun.svg?raw";

/**
 * Switches between light and dark. An inline script handles it and remembers the choice; without JavaScript the form
 * posts it. Style sheets show only the button for the other scheme.
 */
export function SchemeSwitch() {
  return (
    <form id={schemeFormId} method="post" action={to.preferences}>
      <button type="submit" name="scheme" value="dark" className="icon-button only-light">
        <Drawing svg={moon} />
        <span className="visually-hidden">Switch to dark colors</span>
      </button>
      <button type="submit" name="scheme" value="light" className="icon-button only-dark">
        <Drawing svg={sun} />
        <span className="visually-hidden">Switch to light colors</span>
      </button>
    </form>
  );
}
