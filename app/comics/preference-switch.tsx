import { Form } from "@remix-run/react";
import { useSiteData } from "~/ui/site-data";
import styles from "./preference-switch.module.css";

interface SwitchProps {
  /** The preference, and the value that it is switched to. */
  name: "data-saver" | "scroll" | "words";
  value: string;
  says?: string;
  button: string;
}

const toPreferences = {
  method: "post",
  action: "/preferences",
  replace: true,
  preventScrollReset: true,
} as const;

/** Switches a preference that the server knows; a form, so that it needs no script. */
function Switch({ name, value, says, button }: SwitchProps) {
  return (
    <Form {...toPreferences} className={styles.switch}>
      {says && <p id={name}>{says}</p>}
      <button
        type="submit"
        className="button quiet"
        name={name}
        value={value}
        aria-describedby={says && name}
      >
        {button}
      </button>
    </Form>
  );
}

/** Smaller pictures and nothing fetched ahead, or back again. */
export function DataSaverSwitch() {
  const { dataSaver } = useSiteData();
  return dataSaver ? (
    <Switch
      name="data-saver"
      value="off"
      says="Data saver is on: pictures are smaller, and nothing is loaded ahead of time."
      button="Turn data saver off"
    />
  ) : (
    <Switch
      name="data-saver"
      value="on"
      says="On a slow or expensive connection? Data saver loads smaller pictures, and nothing ahead of time."
      button="Turn data saver on"
    />
  );
}

const fits = { width: "Wide", height: "As high as the window", two: "Two side by side" } as const;

/** A page as wide as it is best read, as high as the window, or beside another; where there is room to choose. */
export function FitSwitch() {
  const { fit: chosen = "width" } = useSiteData();
  return (
    <Form {...toPreferences} className={`${styles.switch} ${styles.fit}`}>
      <fieldset>
        <legend>Pages are shown</legend>
        {(Object.keys(fits) as (keyof typeof fits)[]).map((fit) => (
          <button
            key={fit}
            type="submit"
            className="button quiet"
            name="fit"
            value={fit}
            aria-pressed={fit === chosen}
          >
            {fits[fit]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}

/** Whether the comic's links lead to single pages or into the scroll of a chapter. */
export function ScrollSwitch() {
  const { scrolls } = useSiteData();
  return scrolls ? (
    <Switch
      name="scroll"
      value="off"
      says="The comic opens as one scroll a chapter."
      button="Open it page by page"
    />
  ) : (
    <Switch
      name="scroll"
      value="on"
      says="Rather scroll than turn pages? The comic can open as one scroll a chapter."
      button="Open it as a scroll"
    />
  );
}

/** The words of a page open by themselves, or when they are asked for. */
export function WordsSwitch() {
  const { readsWords } = useSiteData();
  return (
    <Switch
      name="words"
      value={readsWords ? "closed" : "open"}
      button={readsWords ? "Keep the text closed" : "Always open the text"}
    />
  );
}
