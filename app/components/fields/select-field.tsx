import type { Choice } from "~/generators/choices";
import styles from "./fields.module.css";

interface SelectFieldProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  disabled?: boolean;
  describedBy?: string | undefined;
  onChange: (value: Value) => void;
}

/** One choice of many, under its label. */
export function SelectField<Value extends string>({
  label,
  name,
  choices,
  value,
  disabled,
  describedBy,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
