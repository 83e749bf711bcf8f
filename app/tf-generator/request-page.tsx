import * as to from "~/addresses";
import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { categories } from "~/generators/choices";
import { UnreadableResult } from "~/generators/unreadable-result";
import type { FormResponse } from "~/http/form-response";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { FormFailure, PostForm, SubmitButton } from "~/ui/fields/post-form";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useHydrated } from "~/ui/use-hydrated";
import type { TransformationQuery } from "./api.server";
import { ChaseZapping } from "./chase-zapping";
import styles from "./request-page.module.css";
import { countOnly, modifiers, onlyOnce, sortings, sorts } from "./transformation";
import { ZapLink } from "./zap-link";

interface RequestPageProps {
  /** The last choices of the visitor. */
  choices: TransformationQuery;
  answer: FormResponse<TransformationQuery> | undefined;
}

/** The TF generator: a button for a random transformation, and a form for a chosen one. */
export function RequestPage({ choices, answer }: RequestPageProps) {
  return (
    <div className="columns">
      <section className={`grid ${styles.now}`}>
        <h1>Transformation Generator</h1>
        <div className={styles.speech}>
          <SpeechBubble withoutFox>
            <p>
              Ten charges in the pendant, and a zap costs just one. You look like you could use an
              afternoon as somebody else. Hold still!
            </p>
          </SpeechBubble>
          <ChaseZapping className={styles.chase} />
        </div>
        <ZapLink to={to.transformation({ quick: true })} className={`button ${styles.go}`}>
          Give me a random transformation!
        </ZapLink>
        <p>
          <Link to={to.transformations()} className="touch-link">
            Full list of creatures
          </Link>
        </p>
      </section>
      <section className="card" aria-labelledby="request">
        <h2 id="request">Choose what you become</h2>
        <UnreadableResult />
        <PostForm
          action={to.tfGenerator}
          initial={choices}
          answer={answer}
          className={`grid ${styles.form}`}
        >
          {(values) => <Fields values={values} answer={answer} />}
        </PostForm>
      </section>
    </div>
  );
}

/**
 * Once hydrated, a sort that is ONLY disables the other two; their values are sent by hidden inputs. Before that the
 * server checks the form.
 */
function Fields({
  values,
  answer,
}: { values: TransformationQuery } & Pick<RequestPageProps, "answer">) {
  useSavedChoices(values);
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
        <p id="modifier-hint" className="note">
          Something odd on top, such as being made of felt.
        </p>
      </div>
      <FormFailure answer={answer} />
      <div className={`actions ${styles.send}`}>
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

/** Saves choices in the cookie when they change, for the result page and for the next visit. */
function useSavedChoices(values: TransformationQuery): void {
  const { submit, state } = useFetcher();
  const text = new URLSearchParams(values).toString();
  const saved = useRef(text);
  useEffect(() => {
    // One request at a time, so that the last choices are saved last.
    if (state !== "idle" || saved.current === text) return;
    saved.current = text;
    const form = new URLSearchParams(text);
    form.set("intent", "hold");
    submit(form, { method: "post", action: to.tfGenerator });
  }, [text, state, submit]);
}
