import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { categories } from "~/generators/choices";
import { UnreadableResult } from "~/generators/unreadable-result";
import type { FormResponse } from "~/http/form-response";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { FormFailure, PostForm, SubmitButton } from "~/ui/fields/post-form";
import { SpeechBubble } from "~/ui/speech-bubble";
import { isHydrated, useHydrated } from "~/ui/use-hydrated";
import type { TransformationChoices } from "./form.server";
import { ChaseZapping } from "./chase-zapping";
import styles from "./request-page.module.css";
import {
  countOnly,
  modifiers,
  onlyOnceMessage,
  traitRules,
  creatureTraits,
  type CreatureTrait,
} from "./transformation";
import { TransformLink } from "./transform-link";

interface RequestPageProps {
  /** The last choices of the visitor. */
  choices: TransformationChoices;
  answer: FormResponse<TransformationChoices> | undefined;
}

/** The key of the last choices after client navigations; documents use the cookie. */
const storageKey = "transformation";

function readHeldChoices(): object {
  const text = isHydrated() ? readStorage(storageKey) : null;
  return Object.fromEntries(new URLSearchParams(text ?? ""));
}

/** The TF generator: a button for a random transformation, and a form for choices. */
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
        <TransformLink to={to.transformation({ quick: true })} className={`button ${styles.go}`}>
          Give me a random transformation!
        </TransformLink>
        <p>
          <Link to={to.transformationSpecies} className="touch-link">
            Full list of creatures
          </Link>
        </p>
      </section>
      <section className="card" aria-labelledby="request">
        <h2 id="request">Choose what you become</h2>
        <UnreadableResult />
        {/* Loads a document, in which all fields have the server's values. */}
        <form
          hidden
          id="reset"
          method="post"
          action={to.tfGenerator}
          onSubmit={() => writeStorage(storageKey, null)}
        />
        <RequestForm
          given={answer?.values ?? { ...choices, ...readHeldChoices() }}
          answer={answer}
        />
      </section>
    </div>
  );
}

interface RequestFormProps extends Pick<RequestPageProps, "answer"> {
  /** The values in the rendered document. */
  given: TransformationChoices;
}

/** After hydration, a field that is ONLY disables all other fields. */
function RequestForm({ given, answer }: RequestFormProps) {
  const isHydrated = useHydrated();
  return (
    <PostForm
      action={to.tfGenerator}
      given={given}
      onInput={({ currentTarget }) => {
        const fields = [...new FormData(currentTarget)].map(([name, value]) => [name, `${value}`]);
        writeStorage(storageKey, new URLSearchParams(fields).toString());
      }}
      className={`grid ${styles.form}`}
    >
      {(values) => {
        const onlyCount = countOnly(values);
        const isExcluded = (field: CreatureTrait) =>
          isHydrated && onlyCount === 1 && values[field] !== "ONLY";
        return (
          <>
            <SelectField
              label="Category"
              name="category"
              choices={categories}
              value={given.category}
            />
            {creatureTraits.map(({ field, label }) => (
              <div key={field}>
                <RadioField
                  label={label}
                  name={field}
                  choices={traitRules}
                  value={given[field]}
                  disabled={isExcluded(field)}
                  describedBy="only-once"
                />
                {isExcluded(field) && (
                  <input type="hidden" name={field} value={String(values[field])} />
                )}
              </div>
            ))}
            <div>
              <RadioField
                label="Modifier"
                name="modifier"
                choices={modifiers}
                value={given.modifier}
                describedBy="modifier-hint"
              />
              <p id="modifier-hint" className="note">
                Something odd on top, such as being made of felt.
              </p>
            </div>
            {onlyCount <= 1 && <FormFailure answer={answer} />}
            <div className={`actions ${styles.send}`}>
              <p id="only-once" role="status" className={styles.message}>
                {onlyCount > 1 && onlyOnceMessage}
              </p>
              <SubmitButton
                busy="Zapping…"
                disabled={isHydrated && onlyCount > 1}
                describedBy="only-once"
              >
                I submit my request!
              </SubmitButton>
              <button
                type="submit"
                form="reset"
                name="intent"
                value="reset"
                className="button quiet"
              >
                Wait! Please reset!
              </button>
            </div>
          </>
        );
      }}
    </PostForm>
  );
}
