import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from "react";
import type { FursonaQuery } from "~/generators/fursona";

/**
 * What the form of the generator says now: at first, and whenever the server says so anew, what it
 * was given.
 */
export function useFormQuery(
  given: FursonaQuery,
  form: RefObject<HTMLFormElement>,
): [FursonaQuery, Dispatch<SetStateAction<FursonaQuery>>] {
  const [query, change] = useState(given);
  const [last, setLast] = useState(given);
  if (last !== given) {
    setLast(given);
    change(given);
  }
  // Choices may have been made, or restored by the browser, before the application started.
  useEffect(() => {
    change((now) => chosenIn(form.current!, now));
  }, [form]);
  return [query, change];
}

/** Every field is a choice among values of its type; a disabled one is not among the data. */
function chosenIn(form: HTMLFormElement, now: FursonaQuery): FursonaQuery {
  const chosen = { ...now, ...Object.fromEntries(new FormData(form)) } as FursonaQuery;
  return { ...chosen, colors: Number(chosen.colors) as FursonaQuery["colors"] };
}
