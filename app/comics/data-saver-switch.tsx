import { Form } from "@remix-run/react";
import { useSiteData } from "~/ui/site-data";
import styles from "./data-saver-switch.module.css";

/** Smaller pictures and nothing fetched ahead, or back again; a form, so that it needs no script. */
export function DataSaverSwitch() {
  const { dataSaver } = useSiteData();
  return (
    <Form method="post" action="/preferences" replace preventScrollReset className={styles.switch}>
      <p id="data-saver">
        {dataSaver
          ? "Data saver is on: pictures come smaller, and nothing is loaded ahead."
          : "On a slow or costly line? The data saver loads smaller pictures, and nothing ahead."}
      </p>
      <button
        type="submit"
        className="button quiet"
        name="data-saver"
        value={dataSaver ? "off" : "on"}
        aria-describedby="data-saver"
      >
        {dataSaver ? "Turn data saver off" : "Turn data saver on"}
      </button>
    </Form>
  );
}
