import { useEffect, useRef, useState } from "react";
import * as to from "~/addresses";
import { copyText } from "~/ui/copy-text";
import { alertTypes } from "../loop/alerts";
import { DockButton } from "./dock-button";
import styles from "./address-form.module.css";
import { nameType } from "./queued-texts";

const numberFields = [
  { label: "Size", name: "scale", min: 0.25, max: 4, step: 0.05, placeholder: "1" },
  { label: "Volume", name: "volume", min: 0, max: 1, step: 0.05, placeholder: "0.8" },
];

/** The overlay's options as a form (see `options.ts`), and the address for a browser source. */
export function AddressForm({ onStatus }: { onStatus: (status: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState("");
  const update = () => setAddress(createAddress(new FormData(form.current!)));
  // After a reload, browsers restore the values of the fields.
  useEffect(update, []);
  const copy = async () => {
    form.current!.querySelector<HTMLInputElement>("[readonly]")!.select();
    onStatus((await copyText(address)) ? "Copied." : "Press Ctrl+C to copy.");
  };
  return (
    <form
      ref={form}
      className={styles.form}
      autoComplete="off"
      onInput={update}
      onSubmit={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      <div className={styles.fields}>
        {numberFields.map(({ label, ...input }) => (
          <label key={label}>
            {label}
            <input type="number" {...input} />
          </label>
        ))}
        <label>
          Test alert on load
          <select name="test">
            <option value="">None</option>
            {alertTypes.map((type) => (
              <option key={type} value={type}>
                {nameType(type)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className={styles.box}>
        <input type="checkbox" name="mute" value="1" /> Mute
      </label>
      <label>
        Address for a browser source
        <input type="text" readOnly value={address} />
      </label>
      <DockButton type="submit">Copy</DockButton>
    </form>
  );
}

function createAddress(fields: FormData): string {
  const filled = [...fields].filter(([, value]) => value !== "") as [string, string][];
  const search = new URLSearchParams(filled).toString();
  return location.origin + to.overlay + (search && `?${search}`);
}
