import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import type { Choice } from "./fields";
import styles from "./choice-form.module.css";

interface ChoiceFormProps {
  /** Address of the page. */
  action: string;
  /** The query parameter. */
  name: string;
  label: string;
  options: readonly Choice[];
  /** The shown option. */
  value: string;
  /** Hidden inputs. */
  children?: ReactNode;
}

/** A form with a list of views of a page. With JavaScript a choice submits it instead of a button, and focus stays in the list. */
export function ChoiceForm({ action, name, label, options, value, children }: ChoiceFormProps) {
  const id = `choice-${name}`;
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  // Arrow keys choose every option on their way; these choices after the first replace the history entry.
  const isStepping = useRef(false);
  const rest = () => (isStepping.current = false);

  const { state } = useNavigation();

  // A visitor may have chosen before hydration.
  useEffect(() => {
    if (select.current!.value !== shown.current)
      submit(select.current!.form, { preventScrollReset: true });
  }, [submit]);

  // Back changes the page, too.
  useEffect(() => {
    // Not during a navigation to a choice.
    if (state !== "idle" || shown.current === value || !select.current) return;
    shown.current = select.current.value = value;
  }, [state, value]);

  return (
    <Form
      action={action}
      preventScrollReset
      state={keepsFocus}
      className={`screen-only actions ${styles.form}`}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        defaultValue={value}
        // After a reload browsers would restore an earlier choice.
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
