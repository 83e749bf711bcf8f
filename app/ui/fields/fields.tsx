import styles from "./fields.module.css";

/** A value and a label that a visitor can choose in a field. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The properties of a form field that offers choices. */
export interface FieldProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** The value of the field in the rendered document. */
  value: string | number;
  disabled?: boolean;
  /** The id of the element that describes the field. */
  describedBy?: string | undefined;
}

export function RadioField({ label, name, choices, describedBy, ...field }: FieldProps) {
  return (
    <fieldset className={styles.radios} disabled={field.disabled} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className={`grid ${styles.options}`}>
        {choices.map(({ value, label }) => (
          <label key={value} className="focus-frame centered">
            <input
              type="radio"
              className="layer"
              name={name}
              value={value}
              defaultChecked={value === String(field.value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SelectField({ label, choices, value, describedBy, ...field }: FieldProps) {
  const id = `choose-${field.name}`;
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue={value} aria-describedby={describedBy} {...field}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
