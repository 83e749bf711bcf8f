import { copyText } from "~/ui/copy-text";
import { useEffect, useRef, useState, type ComponentProps } from "react";
import { alertTypes } from "../events";
import { DEFAULT_PRIORITY } from "../options";
import { SHOWN_MS } from "../timing";
import { alertNames } from "./dock-store";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";

/** Columns of numbers for each type of alert. Durations have the standard of their type. */
const turnColumns = [
  { label: "Priority", min: 1, max: 9, standard: DEFAULT_PRIORITY },
  { label: "Seconds while others wait", min: 5, max: 120, standard: undefined },
  { label: "Seconds", min: 5, max: 120, standard: undefined },
];

/** The parameters of an overlay as a form, and its address for a browser source. */
export function AddressForm({ onStatus }: { onStatus: (status: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState("");
  const update = () => setAddress(overlayAddress(location.origin, new FormData(form.current!)));
  // The fields have their values from before a reload.
  useEffect(update, []);

  const copy = async (field: HTMLInputElement) => {
    field.select();
    onStatus((await copyText(field.value)) ? "Copied." : "Press Ctrl+C to copy.");
  };
  return (
    <form
      ref={form}
      autoComplete="off"
      onInput={update}
      // The fields change after this event.
      onReset={() => setTimeout(update)}
      onSubmit={(event) => {
        event.preventDefault();
        void copy(event.currentTarget.elements.namedItem("address") as HTMLInputElement);
      }}
    >
      <div className={`grid ${styles.fields}`}>
        <label>
          Look
          <select name="theme">
            <option value="">Card</option>
            <option value="banner">Banner</option>
            <option value="sticker">Sticker</option>
          </select>
        </label>
        <NumberField label="Size" name="scale" min={0.25} max={4} step={0.05} placeholder="1" />
        <NumberField label="Volume" name="volume" min={0} max={1} step={0.05} placeholder="0.8" />
        <label>
          Test alert on load
          <select name="test">
            <option value="">None</option>
            {alertTypes.map((type) => (
              <option key={type} value={type}>
                {alertNames[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <NumberField
        label="Combine alerts within … seconds"
        name="train"
        min={1}
        max={60}
        placeholder="off"
      />
      <div className={styles.boxes}>
        <label>
          <input type="checkbox" name="mute" value="1" /> Mute
        </label>
        <label>
          <input type="checkbox" name="voice" value="1" /> Read messages aloud
        </label>
        <label>
          <input type="checkbox" name="has-accent" /> Use one color for all alerts
        </label>
        <input type="color" name="accent" defaultValue="#ff8800" aria-label="Color of all alerts" />
      </div>
      <table className={styles.turns}>
        <caption>Order and duration. Alerts with a lower priority number come first.</caption>
        <thead>
          <tr>
            <td />
            {turnColumns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alertTypes.map((type) => (
            <tr key={type}>
              <th scope="row">{alertNames[type]}</th>
              {turnColumns.map(({ label, min, max, standard }) => (
                <td key={label}>
                  <input
                    type="number"
                    name={type}
                    min={min}
                    max={max}
                    placeholder={`${standard ?? SHOWN_MS[type] / 1_000}`}
                    aria-label={`${alertNames[type]}: ${label}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        Address for a browser source
        <input type="text" name="address" readOnly value={address} />
      </label>
      <p className="actions">
        <DockButton type="submit">Copy</DockButton>
        <DockButton type="reset">Reset</DockButton>
      </p>
    </form>
  );
}

function NumberField({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label>
      {label}
      <input type="number" {...input} />
    </label>
  );
}

/** The address of an overlay with the filled-in fields of the form; see `options.ts`. */
export function overlayAddress(origin: string, fields: FormData): string {
  if (fields.has("mute")) fields.delete("volume");
  if (!fields.has("has-accent")) fields.delete("accent");
  fields.delete("has-accent");
  fields.delete("address");
  const query = new URLSearchParams();
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).map((value) => String(value).trim().replace("#", ""));
    const text = values.join(",").replace(/,+$/, "");
    if (text) query.set(name, text);
  }
  const search = query.toString().replaceAll("%2C", ",");
  return `${origin}/ex/overlay${search && `?${search}`}`;
}
