import { Form, useNavigation, type FormProps } from "@remix-run/react";
import { createContext, useContext, useRef, useState, type ReactNode } from "react";
import type { FormResponse, Problems } from "~/http/form-response";
import styles from "./fields.module.css";
import { useFormValues } from "./use-form-values";
import { useOneAtATime } from "./use-one-at-a-time";

interface PostFormProps<Values> extends Pick<FormProps, "className" | "preventScrollReset"> {
  /** The address it is posted to, which is the page's own. */
  action: string;
  /** What its fields say until the page is told otherwise. */
  initial: Values;
  /** What the last post was answered, if it did not lead on. */
  answer: FormResponse<Values> | undefined;
  /** What is in it, for what it says now. */
  children: (values: Values) => ReactNode;
}

/** What a field knows of its form. */
interface Surroundings {
  /** What the document was written with. */
  written: Readonly<Record<string, string | number | boolean>>;
  now: Surroundings["written"];
  problems: Readonly<Record<string, string | undefined>>;
}

const FormContext = createContext<Surroundings>({ written: {}, now: {}, problems: {} });

/**
 * A form that the page's own action answers. What a visitor does before the application starts
 * stays, what is wrong is said beside its field, and one post is under way at a time.
 */
export function PostForm<Values extends Record<keyof Values, string | number | boolean>>({
  initial,
  answer,
  children,
  ...form
}: PostFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const given = answer?.values ?? initial;
  const { values, onChange, onSent } = useFormValues(element, given);
  const [written] = useState(given);
  const { onSubmit } = useOneAtATime();
  const problems: Problems<Values> = answer?.problems ?? {};
  return (
    <Form
      ref={element}
      method="post"
      // A reload shows what the server says: browsers would restore what was there before a reset.
      autoComplete="off"
      onChange={onChange}
      onSubmit={(event) => {
        onSubmit(event);
        if (!event.defaultPrevented) onSent();
      }}
      {...form}
    >
      <FormContext.Provider value={{ written, now: values, problems }}>
        {children(values)}
      </FormContext.Provider>
    </Form>
  );
}

interface FieldProps {
  name: string;
  disabled?: boolean | undefined;
  /** The id of what else is said about the field. */
  describedBy?: string | undefined;
}

/** What is said of a field by its form: its first value, what is wrong, and what describes it. */
export function useField({ name, disabled, describedBy }: FieldProps) {
  const { written, now, problems } = useContext(FormContext);
  const problem = problems[name];
  const id = `${name}-problem`;
  return {
    first: written[name],
    describedBy: [problem && id, describedBy].filter(Boolean).join(" ") || undefined,
    after: (
      <>
        {/* What is disabled is not sent, and would be forgotten. */}
        {disabled && <input type="hidden" name={name} value={String(now[name])} />}
        {problem && (
          <p id={id} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </>
    ),
  };
}

interface SubmitButtonProps {
  /** What it asks for, where a form has several. */
  intent?: string;
  /** What it says while it is answered. */
  busy: string;
  quiet?: boolean;
  disabled?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A button that sends its form, and says so; while it does, it keeps the focus. */
export function SubmitButton({
  intent,
  busy,
  quiet,
  disabled,
  describedBy,
  children,
}: SubmitButtonProps) {
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST";
  const isAsked = isBusy && (intent === undefined || formData?.get("intent") === intent);
  return (
    <button
      type="submit"
      name={intent && "intent"}
      value={intent}
      className={`${quiet ? "button quiet" : "button"} ${styles.send}`}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
    >
      {isAsked ? busy : children}
    </button>
  );
}
