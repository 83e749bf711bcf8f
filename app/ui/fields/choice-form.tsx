import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Choice } from "./fields";
import styles from "./choice-form.module.css";

interface ChoiceFormProps {
  /** The page that shows what is chosen. */
  action: string;
  /** The parameter of its address. */
  name: string;
  label: string;
  options: readonly Choice[];
  /** What is shown now. */
  value: string;
}

/**
 * A list of views of a page to choose from, a plain form with a button. Where the application runs, choosing
 * is enough, and focus stays in the list.
 */
export function ChoiceForm({ action, name, label, options, value }: ChoiceFormProps) {
  const id = `choice-${name}`;
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  // Arrow keys change a closed list at every step; steps after the first leave no trace in history.
  const isStepping = useRef(false);
  const rest = () => (isStepping.current = false);

  const { state } = useNavigation();

  // The page may also have changed by Back.
  useEffect(() => {
    // Not on hydration, when something may have been chosen before it; nor while what was chosen since
    // is on its way.
    if (state !== "idle" || shown.current === value || !select.current) return;
    shown.current = select.current.value = value;
  }, [state, value]);

  return (
    <Form action={action} preventScrollReset state={keepsFocus} className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        defaultValue={value}
        // A reload shows what the address says, not what was chosen before.
        autoComplete="off"
        onPointerDown={rest}
        onBlur={rest}
        onChange={({ currentTarget }) => {
          submit(currentTarget.form, {
            replace: isStepping.current,
            preventScrollReset: true,
            state: keepsFocus,
          });
          isStepping.current = true;
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="submit" className="button quiet">
        Show
      </button>
    </Form>
  );
}

const keepsFocus = { keepsFocus: true } as const;
