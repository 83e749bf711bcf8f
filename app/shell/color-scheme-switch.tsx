import * as to from "~/addresses";
import { colorSchemeFormId, colorSchemes, type ColorScheme } from "~/http/color-scheme";
import { Drawing } from "~/ui/drawing";
import moon from "./drawings/moon.svg?raw";
import sun from "./drawings/sun.svg?raw";

const buttons: Record<ColorScheme, { drawing: string; className: string }> = {
  light: { drawing: sun, className: "only-dark" },
  dark: { drawing: moon, className: "only-light" },
};

/**
 * Switches between color schemes. An inline script handles and stores the choice; without
 * JavaScript, the form posts it. Style sheets show only the button that changes the scheme.
 */
export function ColorSchemeSwitch() {
  return (
    <form id={colorSchemeFormId} method="post" action={to.preferences}>
      {colorSchemes.map((scheme) => (
        <button
          key={scheme}
          type="submit"
          name="scheme"
          value={scheme}
          className={`icon-button ${buttons[scheme].className}`}
        >
          <Drawing svg={buttons[scheme].drawing} />
          <span className="visually-hidden">Switch to {scheme} colors</span>
        </button>
      ))}
    </form>
  );
}
