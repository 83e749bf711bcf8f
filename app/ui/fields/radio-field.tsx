import type { Choice } from "./choice";
import styles from "./fields.module.css";
import { useField } from "./post-form";

interface RadioFieldProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** One choice of a few, all in sight. */
export function RadioField({ legend, choices, ...field }: RadioFieldProps) {
  const { first, describedBy, after } = useField(field);
  return (
    <div>
      <fieldset className={styles.radios} disabled={field.disabled} aria-describedby={describedBy}>
        <legend>{legend}</legend>
        <div>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={value === String(first)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {after}
    </div>
  );
}
