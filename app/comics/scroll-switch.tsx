import { Form } from "@remix-run/react";
import { useSiteData } from "~/ui/site-data";
import styles from "./data-saver-switch.module.css";

/** Whether the comic's links lead to single pages or into the scroll of a chapter; a form, so that it needs no script. */
export function ScrollSwitch() {
  const { scrolls } = useSiteData();
  return (
    <Form method="post" action="/preferences" replace preventScrollReset className={styles.switch}>
      <p id="scroll">
        {scrolls
          ? "The comic opens as one scroll a chapter."
          : "Rather scroll than turn pages? The comic can open as one scroll a chapter."}
      </p>
      <button
        type="submit"
        className="button quiet"
        name="scroll"
        value={scrolls ? "off" : "on"}
        aria-describedby="scroll"
      >
        {scrolls ? "Open it page by page" : "Open it as a scroll"}
      </button>
    </Form>
  );
}
