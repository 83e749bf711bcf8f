import * as to from "~/addresses";
import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import styles from "./jump-form.module.css";

interface JumpFormProps {
  comic: string;
  label: string;
  name: "chapter" | "page";
  /** The selected number; a new value replaces the choice of the reader. */
  value: number;
  options: ReactNode[];
  /** Opens the chosen number; if undefined, the form is submitted. */
  onChoose?: (number: number) => void;
  children?: ReactNode;
}

/** A form that opens a chapter or a comic page with or without JavaScript. */
export function JumpForm({
  comic,
  label,
  name,
  value,
  options,
  onChoose,
  children,
}: JumpFormProps) {
  const submit = useSubmit();
  // Each arrow key changes the value of a closed list, so choices by keyboard need the button.
  const isByKey = useRef(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current!.value = String(value);
  }, [value]);
  return (
    <Form action={to.comic(comic)} className={`screen-only row ${styles.jump}`}>
      <label htmlFor={name}>{label}</label>
      <select
        ref={select}
        id={name}
        name={name}
        defaultValue={value}
        onPointerDown={() => (isByKey.current = false)}
        onKeyDown={() => (isByKey.current = true)}
        onChange={({ currentTarget }) => {
          if (isByKey.current) return;
          if (onChoose) onChoose(Number(currentTarget.value));
          else submit(currentTarget.form);
        }}
      >
        {options}
      </select>
      <button type="submit" className="button quiet">
        Go
      </button>
      {children}
    </Form>
  );
}
