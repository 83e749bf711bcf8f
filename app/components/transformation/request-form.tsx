import { Form } from "@remix-run/react";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { categories } from "~/generators/choices";
import {
  countOnly,
  modifiers,
  onlyOnce,
  sortings,
  sorts,
  type TransformationQuery,
} from "~/generators/transformation";
import { RadioField } from "../fields/radio-field";
import { SelectField } from "../fields/select-field";
import styles from "./request-form.module.css";

type Field = keyof TransformationQuery;

export interface RequestFormProps {
  /** What the form starts with: what was chosen last, or what could not be asked for. */
  choices: TransformationQuery;
  /** The fields that were sent with a value that is none of theirs. */
  unknown: readonly Field[];
}

/**
 * What somebody would like to become. Once the application runs, a sort that is all there is closes
 * the other two, whose choices are sent along out of sight; before, and without it, all stay open
 * and the server has the last word.
 */
export function RequestForm(sent: RequestFormProps) {
  const [choices, choose, form] = useChoices(sent.choices);
  const isRunning = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const onlyCount = countOnly(choices);
  const chooseFor =
    <Name extends Field>(field: Name) =>
    (value: TransformationQuery[Name]) =>
      choose({ ...choices, [field]: value });
  const messageIds = (field: Field, ...more: (string | false)[]) =>
    [sent.unknown.includes(field) && messageId(field), ...more].filter(Boolean).join(" ") ||
    undefined;
  const message = (field: Field) => sent.unknown.includes(field) && <Message field={field} />;

  return (
    // Firefox would restore what the form was like before a reset.
    <Form
      method="post"
      action="/tf-generator"
      ref={form}
      className={styles.form}
      autoComplete="off"
    >
      <Row>
        <SelectField
          label="Category"
          name="category"
          choices={categories}
          value={choices.category}
          describedBy={messageIds("category")}
          onChange={chooseFor("category")}
        />
        {message("category")}
      </Row>
      {sorts.map(({ field, label }) => {
        const isClosed = isRunning && onlyCount === 1 && choices[field] !== "ONLY";
        return (
          <Row key={field}>
            {isClosed && <input type="hidden" name={field} value={choices[field]} />}
            <RadioField
              legend={label}
              name={field}
              choices={sortings}
              value={choices[field]}
              disabled={isClosed}
              describedBy={messageIds(field, onlyCount > 1 && "only-once")}
              onChange={chooseFor(field)}
            />
            {message(field)}
          </Row>
        );
      })}
      <Row>
        <RadioField
          legend="Modifier"
          name="modifier"
          choices={modifiers}
          value={choices.modifier}
          describedBy={messageIds("modifier", "modifier-hint")}
          onChange={chooseFor("modifier")}
        />
        <p id="modifier-hint" className={styles.hint}>
          Something odd on top, such as being made of felt.
        </p>
        {message("modifier")}
      </Row>
      <div className={styles.send}>
        <p id="only-once" role="status" className={styles.message}>
          {onlyCount > 1 && onlyOnce}
        </p>
        {/* First, so that Enter sends the request. */}
        <button
          type="submit"
          name="intent"
          value="transform"
          className="button"
          disabled={isRunning && onlyCount > 1}
          aria-describedby="only-once"
        >
          I submit my request!
        </button>
        <button type="submit" name="intent" value="reset" className="button quiet">
          Wait! Please reset!
        </button>
      </div>
    </Form>
  );
}

const neverChanges = () => () => undefined;

/**
 * The choices of the form as it stands, for as long as the server does not send others.
 *
 * @returns choices, how to change them, and the ref of the form
 */
function useChoices(sent: TransformationQuery) {
  const form = useRef<HTMLFormElement>(null);
  const [from, setFrom] = useState(sent);
  const [choices, setChoices] = useState(sent);
  if (from !== sent) {
    setFrom(sent);
    setChoices(sent);
  }
  // Something may have been chosen, or restored by the browser, before the application started.
  useEffect(() => {
    const shown = Object.fromEntries(new FormData(form.current!));
    setChoices((known) => ({ ...known, ...shown }));
  }, []);
  return [choices, setChoices, form] as const;
}

function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

function messageId(field: Field): string {
  return `${field}-message`;
}

/** What is wrong with a field that a page of this site would not have sent like this. */
function Message({ field }: { field: Field }) {
  return (
    <p id={messageId(field)} className={styles.message}>
      That is not one of the choices. Please pick one of these.
    </p>
  );
}
