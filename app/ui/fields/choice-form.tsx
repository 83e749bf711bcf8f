import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isHydrated } from "../use-hydrated";
import { SelectField, type FieldProps } from "./fields";
import styles from "./fields.module.css";

interface ChoiceFormProps extends FieldProps {
  /** The address of the page whose view the form selects. */
  action: string;
}

/**
 * A form that selects a view of a page. With JavaScript, a choice submits it, and focus stays in
 * the list. Each view that was shown has a history entry.
 */
export function ChoiceForm({ action, ...field }: ChoiceFormProps) {
  const { name, value } = field;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const choice = { preventScrollReset: true, state: { keepsFocus: true } };

  useEffect(() => {
    const select = form.current!.elements.namedItem(name) as HTMLSelectElement;
    if (select.value === value) return;
    // Back changes the page's value, and before hydration the visitor may change the select.
    if (isHydrated()) select.value = String(value);
    else submit(form.current, { preventScrollReset: true });
  }, [submit, name, value]);

  return (
    <Form
      ref={form}
      action={action}
      // Without this attribute, browsers restore an earlier choice on reload.
      autoComplete="off"
      onChange={({ currentTarget }) => submit(currentTarget, choice)}
      {...choice}
      className={`screen-only ${styles.choice}`}
    >
      <SelectField {...field} />
      <noscript>
        <button type="submit" className="button quiet">
          Show
        </button>
      </noscript>
    </Form>
  );
}
