import { Form, useLocation, useNavigation, type FormProps } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { FormEvent, ReactNode, RefObject } from "react";
import type { FormResponse, Problems } from "~/http/form-response";
import { describeProblem } from "./field-problem";
import { SpeechBubble } from "../speech-bubble";
import styles from "./fields.module.css";

type FieldValue = string | number | boolean;

interface PostFormProps<Values> extends Pick<FormProps, "className" | "preventScrollReset"> {
  /** Address of the page whose action reads the form. */
  action: string;
  /** The values of the fields before the first post. */
  initial: Values;
  /** The response to the last post, unless it was a redirect. */
  answer: FormResponse<Values> | undefined;
  /** Renders the fields; `values` are those of the inputs. */
  children: (values: Values) => ReactNode;
}

interface FormState {
  /** The values that the inputs were rendered with. */
  initial: Readonly<Record<string, FieldValue>>;
  values: FormState["initial"];
  problems: Readonly<Record<string, string | undefined>>;
  pending: { isPending: boolean; pressed: string | undefined };
}

const FormContext = createContext<FormState | undefined>(undefined);

/**
 * A form for the action of the page, with uncontrolled inputs: input before hydration is kept. Problems appear
 * in their fields, and one post is under way at a time.
 */
export function PostForm<Values extends Record<keyof Values, FieldValue>>({
  initial,
  answer,
  children,
  ...form
}: PostFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const given = answer?.values ?? initial;
  const { values, onChange, onSent } = useFormValues(element, given);
  const [first] = useState(given);
  const { onSubmit, ...pending } = usePendingPost();
  const problems: Problems<Values> = answer?.problems ?? {};
  return (
    <Form
      ref={element}
      method="post"
      // After a reload browsers would restore the values of before a reset.
      autoComplete="off"
      onChange={onChange}
      onSubmit={(event) => {
        onSubmit(event);
        if (!event.defaultPrevented) onSent();
      }}
      {...form}
    >
      <FormContext.Provider value={{ initial: first, values, problems, pending }}>
        {children(values)}
      </FormContext.Provider>
    </Form>
  );
}

/**
 * Tells in the frame of the press that a post is under way, which the router does later, and prevents a second one.
 *
 * @returns `pressed`: the value of the button that sent it; `onSubmit`: the handler of all forms of the page
 */
export function usePendingPost() {
  const isPosting = useNavigation().formMethod === "POST";
  // Every response, a failure too, gives the location another key.
  const { key } = useLocation();
  const [sent, setSent] = useState<{ key: string; pressed: string | undefined }>();
  const isPending = isPosting || sent?.key === key;
  const onSubmit = (event: FormEvent) => {
    if (isPending) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSent({ key, pressed: (submitter as HTMLButtonElement | null)?.value });
  };
  return { isPending, pressed: isPending ? sent?.pressed : undefined, onSubmit };
}

interface FieldProps {
  name: string;
  disabled?: boolean | undefined;
  /** The id of a further description. */
  describedBy?: string | undefined;
}

/** The state of a field in its form. */
export function useField({ name, disabled, describedBy }: FieldProps) {
  const { initial, values, problems } = useContext(FormContext)!;
  return {
    initial: initial[name],
    ...describeProblem(name, problems[name], describedBy),
    // Browsers do not send disabled inputs.
    hidden: disabled && <input type="hidden" name={name} value={String(values[name])} />,
  };
}

interface SubmitButtonProps {
  /** Value of the field `intent`, in a form with several buttons. */
  intent?: string;
  /** Text while its post is under way. */
  busy: string;
  quiet?: boolean;
  disabled?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A button that sends its form and shows that it does. It is not disabled then, so that it keeps focus. */
export function SubmitButton({ intent, busy, quiet, children, ...props }: SubmitButtonProps) {
  const { isPending, pressed } = useContext(FormContext)!.pending;
  return (
    <button
      type="submit"
      name={intent && "intent"}
      value={intent}
      className={`${quiet ? "button quiet" : "button"} ${styles.send}`}
      disabled={props.disabled}
      aria-disabled={isPending || undefined}
      aria-describedby={props.describedBy}
    >
      {isPending && (pressed ?? "") === (intent ?? "") ? busy : children}
    </button>
  );
}

/** Shows the failure of the last post, scrolled into view, until the next post is under way. */
export function FormFailure({ answer }: { answer: { failure?: string } | undefined }) {
  const bubble = useRef<HTMLDivElement>(null);
  const isPosting = useNavigation().formMethod === "POST";
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: "nearest" });
  }, [answer, isPosting]);
  if (isPosting || !answer?.failure) return null;
  return (
    <div ref={bubble} role="alert" className={`grid ${styles.failure}`}>
      <SpeechBubble>
        <p>{answer.failure}</p>
      </SpeechBubble>
    </div>
  );
}

/**
 * Follows the values of uncontrolled inputs. The inputs are set only when the server's values differ from those
 * that were sent.
 *
 * @param given the server's values; a new object is a new response
 */
function useFormValues<Values extends Record<keyof Values, FieldValue>>(
  form: RefObject<HTMLFormElement>,
  given: Values,
) {
  const [values, setValues] = useState(given);
  const agreed = useRef(given);
  useEffect(() => {
    const hasChanged = (Object.keys(given) as (keyof Values)[]).some(
      (name) => agreed.current[name] !== given[name],
    );
    agreed.current = given;
    if (hasChanged) writeInputs(form.current!, given);
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

/** The values of the inputs; hidden ones repeat those of disabled inputs, which form data lack. */
function readInputs<Values extends Record<keyof Values, FieldValue>>(
  form: HTMLFormElement,
  like: Values,
): Values {
  const data = new FormData(form);
  const values = Object.entries<FieldValue>(like).map(([name, value]) => {
    const text = data.get(name);
    if (typeof value === "boolean") return [name, text !== null];
    return [name, text === null ? value : typeof value === "number" ? Number(text) : text];
  });
  return Object.fromEntries(values) as Values;
}

function writeInputs<Values extends Record<keyof Values, FieldValue>>(
  form: HTMLFormElement,
  values: Values,
): void {
  for (const input of form.elements as Iterable<HTMLInputElement>) {
    const value = values[input.name as keyof Values] as FieldValue | undefined;
    if (value === undefined) continue;
    if (input.type === "checkbox") input.checked = value === true;
    else if (input.type === "radio") input.checked = input.value === String(value);
    else input.value = String(value);
  }
}
