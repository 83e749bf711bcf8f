import type { ChangeEventHandler } from "react";
import type { Choice } from "~/generators/choices";
import styles from "./fields.module.css";

interface RadioFieldProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  disabled?: boolean;
  /** The id of what says more about the field, such as what is wrong with it. */
  describedBy?: string | undefined;
  onChange: (value: Value) => void;
}

/** One choice of a few, all in sight. Without JavaScript it starts with the value it was given. */
export function RadioField<Value extends string>({
  legend,
  name,
  choices,
  value,
  disabled,
  describedBy,
  onChange,
}: RadioFieldProps<Value>) {
  const choose: ChangeEventHandler<HTMLInputElement> = (event) =>
    onChange(event.currentTarget.value as Value);
  return (
    <fieldset className={styles.radios} disabled={disabled} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={choose}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
