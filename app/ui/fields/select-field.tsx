import type { Choice } from "./choice";
import styles from "./fields.module.css";
import { useField } from "./post-form";

interface SelectFieldProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** One choice of many, under its label. */
export function SelectField({ label, choices, ...field }: SelectFieldProps) {
  const { first, describedBy, after } = useField(field);
  return (
    <div>
      <label className={styles.select}>
        <span>{label}</span>
        <select
          name={field.name}
          defaultValue={String(first)}
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
