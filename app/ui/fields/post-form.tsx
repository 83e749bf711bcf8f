import { Form, useNavigation, type FormProps } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { FormResponse } from "~/http/form-response";
import { SpeechBubble } from "../speech-bubble";
import styles from "./fields.module.css";

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

interface PostFormProps<Field extends string> extends Omit<FormProps, "children"> {
  /** The values of the fields in the rendered document. */
  given: Values<Field>;
  /** Renders the fields for the current values of the inputs. */
  children: (values: Values<Field>) => ReactNode;
}

/** A form that posts to its page. Uncontrolled, so that input before hydration is kept. */
export function PostForm<Field extends string>(props: PostFormProps<Field>) {
  const { given, children, ...form } = props;
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(given);
  const { preventSecond } = usePost();
  // Disabled inputs keep their values, because form data do not contain them.
  const readValues = () =>
    setValues((last) => ({ ...last, ...Object.fromEntries(new FormData(element.current!)) }));
  useEffect(readValues, []);
  return (
    <Form
      ref={element}
      method="post"
      // Without this attribute, a reload restores the values from before a reset.
      autoComplete="off"
      onChange={readValues}
      onSubmit={preventSecond}
      {...form}
    >
      {children(values)}
    </Form>
  );
}

/** Returns the form that is being posted, and a submit handler that prevents a second post. */
export function usePost() {
  const { formMethod, formData } = useNavigation();
  const sent = formMethod === "POST" ? formData : undefined;
  return { sent, preventSecond: (event: FormEvent) => sent && event.preventDefault() };
}

interface SubmitButtonProps {
  children: ReactNode;
  /** The text of the button while the form is being posted. */
  busy: string;
  disabled?: boolean;
  describedBy?: string;
}

/** A submit button that keeps the focus, because it is not disabled during the post. */
export function SubmitButton({ children, busy, disabled, describedBy }: SubmitButtonProps) {
  const { sent } = usePost();
  return (
    <button
      type="submit"
      className={`button ${styles.send}`}
      disabled={disabled}
      aria-disabled={sent && true}
      aria-describedby={describedBy}
    >
      {sent ? busy : children}
    </button>
  );
}

const scrollInto = (element: Element | null) => element?.scrollIntoView({ block: "center" });

/** The reason why the last post failed, shown until the next post starts. */
export function FormFailure({ answer }: { answer: FormResponse<object> | undefined }) {
  const { sent } = usePost();
  const message = answer?.failure ?? Object.values(answer?.problems ?? {})[0];
  if (sent || !message) return null;
  return (
    <div ref={scrollInto} role="alert" className="centered">
      <SpeechBubble>
        <p>{message}</p>
      </SpeechBubble>
    </div>
  );
}
