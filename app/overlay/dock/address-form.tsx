import { alertTypes } from "../events";
import { timings } from "../timing";
import styles from "./address-form.module.css";
import dock from "./dock.module.css";
import { kindNames } from "./entry-text";

/** The parameters of an overlay as a form, and the address that comes of them, for a browser source. */
export function AddressForm() {
  return (
    <form className={styles.form} data-form="address" autoComplete="off">
      <div className={styles.fields}>
        <label>
          Look
          <select name="theme">
            <option value="">Card</option>
            <option value="banner">Banner</option>
            <option value="sticker">Sticker</option>
          </select>
        </label>
        <label>
          Size
          <input name="scale" type="number" min={0.25} max={4} step={0.05} placeholder="1" />
        </label>
        <label>
          Volume
          <input name="volume" type="number" min={0} max={1} step={0.05} placeholder="0.8" />
        </label>
        <label>
          Come as one within (s)
          <input name="train" type="number" min={1} max={60} placeholder="never" />
        </label>
      </div>
      <div className={styles.boxes}>
        <label>
          <input type="checkbox" name="mute" /> No sounds
        </label>
        <label>
          <input type="checkbox" name="voice" /> Read messages aloud
        </label>
        <div>
          <label>
            <input type="checkbox" name="own-accent" /> A color of its own
          </label>
          <input type="color" name="accent" defaultValue="#ff8800" aria-label="The color" />
        </div>
      </div>
      <table className={styles.turns}>
        <caption>
          Turns: the lowest number goes first; seconds at least, when others wait, and at most
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Turn</th>
            <th scope="col">Least</th>
            <th scope="col">Most</th>
          </tr>
        </thead>
        <tbody>
          {alertTypes.map((type) => (
            <tr key={type}>
              <th scope="row">{kindNames[type]}</th>
              {(["priority", "least", "most"] as const).map((part) => (
                <td key={part}>
                  <input
                    type="number"
                    name={`${type}-${part}`}
                    min={part === "priority" ? 1 : 5}
                    max={part === "priority" ? 9 : 120}
                    placeholder={part === "priority" ? "5" : String(timings[type].shown / 1_000)}
                    aria-label={`${kindNames[type]}: ${part === "priority" ? "turn" : `seconds at ${part}`}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        Address for a browser source
        <input type="text" name="address" readOnly data-slot="address" />
      </label>
      <p className={styles.buttons}>
        <button type="submit" className={dock.button}>
          Copy
        </button>
        <button type="reset" className={dock.button}>
          Start over
        </button>
      </p>
    </form>
  );
}
