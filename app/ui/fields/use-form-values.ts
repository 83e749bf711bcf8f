import { useEffect, useRef, useState, type RefObject } from "react";

/** What the fields of a form say, by name: a box is true or false, anything else is what is sent. */
type FormValues<Values> = { [Name in keyof Values]: string | number | boolean };

/**
 * What a form says now. Its inputs are the browser's own, uncontrolled: what was chosen, typed or
 * restored before the application started stays. They change by themselves only when the server
 * says something else than what was sent.
 *
 * @param given what the server says; another object says it anew
 */
export function useFormValues<Values extends FormValues<Values>>(
  form: RefObject<HTMLFormElement>,
  given: Values,
) {
  const [values, setValues] = useState(given);
  const agreed = useRef(given);
  useEffect(() => {
    const isNews = fieldsOf(given).some((name) => agreed.current[name] !== given[name]);
    agreed.current = given;
    if (isNews) fillInputs(form.current!, given);
    setValues(readInputs(form.current!, given));
  }, [form, given]);
  return {
    values,
    onChange: () => setValues(readInputs(form.current!, given)),
    onSent: () => {
      agreed.current = readInputs(form.current!, given);
    },
  };
}

type Input = HTMLInputElement | HTMLSelectElement;

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

/** The inputs of a field, disabled ones too; what is sent out of sight only repeats them. */
function inputsOf(form: HTMLFormElement, name: PropertyKey): Input[] {
  return ([...form.elements] as Input[]).filter(
    (input) => input.name === name && input.type !== "hidden",
  );
}

function readInputs<Values extends FormValues<Values>>(
  form: HTMLFormElement,
  like: Values,
): Values {
  const read = (name: keyof Values): Values[keyof Values] => {
    const known = like[name];
    for (const input of inputsOf(form, name)) {
      const isKey = "checked" in input && /radio|checkbox/.test(input.type);
      if (isKey && typeof known === "boolean") return input.checked as typeof known;
      if (isKey && !input.checked) continue;
      return (typeof known === "number" ? Number(input.value) : input.value) as typeof known;
    }
    return known;
  };
  const now = { ...like };
  for (const name of fieldsOf(like)) now[name] = read(name);
  return now;
}

function fillInputs<Values extends FormValues<Values>>(
  form: HTMLFormElement,
  values: Values,
): void {
  for (const name of fieldsOf(values)) {
    const value = values[name];
    for (const input of inputsOf(form, name)) {
      if (typeof value === "boolean") (input as HTMLInputElement).checked = value;
      else if (input.type === "radio") {
        (input as HTMLInputElement).checked = input.value === String(value);
      } else input.value = String(value);
    }
  }
}
