import styles from "./fields.module.css";
import { useField } from "./post-form";

/** An option of a field. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  disabled?: boolean;
  describedBy?: string | undefined;
}

export function RadioField({ label, choices, ...field }: ChoiceFieldProps) {
  const { initial, describedBy, after } = useField(field);
  return (
    <div>
      <fieldset className={styles.radios} disabled={field.disabled} aria-describedby={describedBy}>
        <legend>{label}</legend>
        <div className="row">
          {choices.map(({ value, label }) => (
            <label key={value} className="focus-frame">
              <input
                type="radio"
                className="fill"
                name={field.name}
                value={value}
                defaultChecked={value === String(initial)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {after}
    </div>
  );
}

export function SelectField({ label, choices, ...field }: ChoiceFieldProps) {
  const { initial, describedBy, after } = useField(field);
  return (
    <div>
      <label className={styles.select}>
        <span>{label}</span>
        <select
          name={field.name}
          defaultValue={String(initial)}
          disabled={field.disabled}
          aria-describedby={describedBy}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {after}
    </div>
  );
}

export function CheckboxField({ label, name }: { label: string; name: string }) {
  const { initial, describedBy, after } = useField({ name });
  return (
    <div>
      <label>
        <input
          type="checkbox"
          name={name}
          defaultChecked={initial === true}
          aria-describedby={describedBy}
        />
        {label}
      </label>
      {after}
    </div>
  );
}
