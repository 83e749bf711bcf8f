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
  const { initial, describedBy, problem, hidden } = useField(field);
  return (
    <div>
      <fieldset className={styles.radios} disabled={field.disabled} aria-describedby={describedBy}>
        <legend>{label}</legend>
        {problem}
        <div className="row">
          {choices.map(({ value, label }) => (
            <label key={value} className="focus-frame centered">
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
      {hidden}
    </div>
  );
}

export function SelectField({ label, choices, ...field }: ChoiceFieldProps) {
  const { initial, isInvalid, describedBy, problem, hidden } = useField(field);
  return (
    <div className={styles.select}>
      <label htmlFor={field.name}>{label}</label>
      {problem}
      <select
        id={field.name}
        name={field.name}
        defaultValue={String(initial)}
        disabled={field.disabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {hidden}
    </div>
  );
}

export function CheckboxField({ label, name }: { label: string; name: string }) {
  const { initial, isInvalid, describedBy, problem } = useField({ name });
  return (
    <div>
      {problem}
      <label>
        <input
          type="checkbox"
          name={name}
          defaultChecked={initial === true}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
        {label}
      </label>
    </div>
  );
}
