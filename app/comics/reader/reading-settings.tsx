import * as to from "~/addresses";
import { Form } from "@remix-run/react";
import type { FormEvent, RefObject } from "react";
import { Icon } from "~/ui/icon";
import type { Preferences } from "~/http/preferences.server";
import popover from "~/ui/popover.module.css";
import { applyPreference, useRootData } from "~/ui/root-data";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./reading-settings.module.css";

const id = "reading-settings";

/** A button that opens the reading settings with or without scripts. */
export function SettingsButton({ isIcon = false }: { isIcon?: boolean }) {
  return (
    <button
      type="button"
      className={isIcon ? "icon-button centered" : "button quiet"}
      popovertarget={id}
      aria-label="Reading settings"
    >
      <Icon path="M4 7h10m4 0h2M4 17h2m4 0h10M16 4.5v5M8 14.5v5" />
      {!isIcon && "Settings"}
    </button>
  );
}

interface ReadingSettingsProps {
  /** The address of the current comic page in the other view: in a scroll, or alone. */
  other: { page?: string; scroll?: string | undefined };
  /** The figure of the current comic page. */
  figure: RefObject<HTMLElement>;
}

/** The reading settings as a form that works without scripts; a choice closes the popover. */
export function ReadingSettings({ other, figure }: ReadingSettingsProps) {
  const { scrolls, fit, readsWords, dataSaver } = useRootData();
  const isRefused = useHydrated() && !navigator.cookieEnabled;
  const apply = ({ currentTarget, nativeEvent }: FormEvent<HTMLElement>) => {
    const { name, value } = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    if (name === "scroll") applyPreference({ scrolls: value === "on" });
    if (name === "fit") applyPreference({ fit: value as Preferences["fit"] });
    if (name === "words") applyPreference({ readsWords: value === "open" });
    if (name === "data-saver") applyPreference({ dataSaver: value === "on" });
    currentTarget.hidePopover();
    // After a change, a shorter page may end above the window.
    requestAnimationFrame(() => {
      const isAbove = (one: HTMLElement) => one.getBoundingClientRect().bottom < innerHeight / 2;
      if (figure.current && isAbove(figure.current)) figure.current.scrollIntoView();
    });
  };
  return (
    <section
      id={id}
      popover="auto"
      className={`grid ${popover.popover} ${styles.settings}`}
      aria-labelledby={`${id}-heading`}
      onSubmit={apply}
    >
      <h2 id={`${id}-heading`} className="small-heading">
        Reading settings
      </h2>
      <Form method="post" action={to.preferences} navigate={false} className="grid">
        <Choice
          legend="Read"
          name="scroll"
          chosen={scrolls ? "on" : "off"}
          options={[
            ["off", "Page by page", other.page],
            ["on", "A chapter as one scroll", other.scroll],
          ]}
        />
        <Choice
          legend="Pages"
          name="fit"
          chosen={fit ?? "height"}
          options={[
            ["height", "As high as the window"],
            ["width", "Wide"],
            ["two", "Two side by side"],
          ]}
        />
        <Choice
          legend="Text of a page"
          name="words"
          chosen={readsWords ? "open" : "closed"}
          options={[
            ["closed", "Closed"],
            ["open", "Open"],
          ]}
        />
        <Choice
          legend="Data saver: smaller pictures, and nothing is loaded ahead"
          name="data-saver"
          chosen={dataSaver ? "on" : "off"}
          options={[
            ["off", "Off"],
            ["on", "On"],
          ]}
        />
      </Form>
      {isRefused && (
        <p className="note">
          This browser blocks cookies: settings end with a reload, and pages stay single.
        </p>
      )}
      <p className={styles.keys}>
        <kbd>←</kbd> <kbd>→</kbd> turn pages.
      </p>
      <button type="button" className="button" popovertarget={id} popovertargetaction="hide">
        Close
      </button>
    </section>
  );
}

interface ChoiceProps {
  legend: string;
  name: string;
  chosen: string;
  /** The value, the label, and the address to open after the choice, by default the current one. */
  options: readonly (readonly [value: string, label: string, address?: string])[];
}

function Choice({ legend, name, chosen, options }: ChoiceProps) {
  return (
    <fieldset className={`row ${styles[name] ?? ""}`}>
      <legend>{legend}</legend>
      {options.map(([value, label, address]) => (
        <button
          key={value}
          type="submit"
          className="button quiet"
          name={name}
          value={value}
          aria-pressed={value === chosen}
          formAction={address && `${to.preferences}?to=${encodeURIComponent(address)}`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
