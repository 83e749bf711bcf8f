import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { categories } from "~/generators/choices";
import {
  countOnly,
  modifiers,
  onlyOnce,
  sortings,
  sorts,
  type TransformationQuery,
} from "./transformation";
import type { FormResponse } from "~/http/form-response";
import { FormFailure, PostForm, SubmitButton } from "~/ui/fields/post-form";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./request-form.module.css";

export interface RequestFormProps {
  /** What was chosen last. */
  choices: TransformationQuery;
  answer: FormResponse<TransformationQuery> | undefined;
}

const path = "/tf-generator";

/**
 * What somebody would like to become. Once the application runs, a sort that is all there is closes
 * the other two, whose choices are sent along out of sight; before, and without it, all stay open
 * and the server has the last word.
 */
export function RequestForm({ choices, answer }: RequestFormProps) {
  return (
    <PostForm action={path} initial={choices} answer={answer} className={styles.form}>
      {(values) => <Fields values={values} answer={answer} />}
    </PostForm>
  );
}

function Fields({
  values,
  answer,
}: {
  values: TransformationQuery;
  answer: RequestFormProps["answer"];
}) {
  useHolding(values);
  const isHydrated = useHydrated();
  const onlyCount = countOnly(values);
  return (
    <>
      <SelectField label="Category" name="category" choices={categories} />
      {sorts.map(({ field, label }) => (
        <RadioField
          key={field}
          label={label}
          name={field}
          choices={sortings}
          disabled={isHydrated && onlyCount === 1 && values[field] !== "ONLY"}
          describedBy={onlyCount > 1 ? "only-once" : undefined}
        />
      ))}
      <div>
        <RadioField
          label="Modifier"
          name="modifier"
          choices={modifiers}
          describedBy="modifier-hint"
        />
        <p id="modifier-hint" className={styles.hint}>
          Something odd on top, such as being made of felt.
        </p>
      </div>
      <FormFailure answer={answer} />
      <div className={styles.send}>
        <p id="only-once" role="status" className={styles.message}>
          {onlyCount > 1 && onlyOnce}
        </p>
        {/* First, so that Enter sends the request. */}
        <SubmitButton
          intent="transform"
          busy="Zapping…"
          disabled={isHydrated && onlyCount > 1}
          describedBy="only-once"
        >
          I submit my request!
        </SubmitButton>
        <SubmitButton intent="reset" busy="Resetting…" quiet>
          Wait! Please reset!
        </SubmitButton>
      </div>
    </>
  );
}

/** Has choices held as they are made, for the other pages and for the next visit. */
function useHolding(values: TransformationQuery): void {
  const { submit, state } = useFetcher();
  const text = new URLSearchParams(values).toString();
  const held = useRef(text);
  useEffect(() => {
    // One at a time, and then what has been chosen since: the last one is held last.
    if (state !== "idle" || held.current === text) return;
    held.current = text;
    const form = new URLSearchParams(text);
    form.set("intent", "hold");
    submit(form, { method: "post", action: path });
  }, [text, state, submit]);
}
