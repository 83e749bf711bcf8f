import * as to from "~/addresses";
import { Link, useLocation } from "@remix-run/react";
import type { FormResponse } from "~/http/form-response";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { FormFailure, PostForm, SubmitButton } from "~/ui/fields/post-form";
import { useHydrated } from "~/ui/use-hydrated";
import { categories } from "~/generators/choices";
import { UnreadableResult } from "~/generators/unreadable-result";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import {
  colorCounts,
  colorSets,
  describeFursona,
  exampleFursona,
  fursonaModifiers,
} from "./fursona";
import type { FursonaChoices } from "./form.server";
import styles from "./fursona-generator.module.css";
import { FursonaResult, type ShownFursona } from "./fursona-result";

interface FursonaGeneratorProps {
  choices: FursonaChoices;
  /** The response to the last post, unless it was a redirect. */
  answer: FormResponse<FursonaChoices> | undefined;
  /** The result that the address contains. */
  shown: ShownFursona | undefined;
  /** Address of the emblem of the example; undefined beside a result. */
  exampleEmblem: string | undefined;
}

/** The fursona generator: its form, and the result below. */
export function FursonaGenerator({ exampleEmblem, ...form }: FursonaGeneratorProps) {
  const { answer, shown } = form;
  useFragmentFocus();
  return (
    <>
      <h1 className="screen-only">
        Fursona Generator <small className={`badge ${styles.beta}`}>Beta</small>
      </h1>
      <p className="lead screen-only">
        Choose a few traits, and get a fursona with a look of its own. If it does not fit, roll
        again.
      </p>
      <UnreadableResult />
      {/* Loads a document, in which all fields have their initial values. */}
      <form hidden id="reset" method="post" action={to.fursonaGenerator} />
      {exampleEmblem && (
        <figure className={`screen-only ${styles.example}`}>
          <img src={exampleEmblem} alt="" width={500} height={500} />
          <figcaption>
            <small className="note">For example:</small>{" "}
            <strong>{describeFursona(exampleFursona)}</strong>
          </figcaption>
        </figure>
      )}
      <FursonaForm {...form} />
      <FormFailure answer={answer} />
      {shown && <FursonaResult {...shown} />}
      <p className="screen-only">
        <Link to={to.fursonaSpecies} className="touch-link">
          Full list of creatures
        </Link>
      </p>
    </>
  );
}

const counts = colorCounts.map((count) => ({ value: `${count}`, label: `${count}` }));

/** The form posts to the current address, so that the result stays after a failure. */
function FursonaForm({ choices, answer, shown }: Omit<FursonaGeneratorProps, "exampleEmblem">) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const given = answer?.values ?? choices;
  return (
    <PostForm
      // The key resets the form for another result.
      key={JSON.stringify(choices)}
      action={pathname + search}
      given={given}
      preventScrollReset
      className={`screen-only ${styles.form}`}
    >
      {({ colors, colorSet }) => {
        // The color set is disabled only after hydration, because a script has to enable it again.
        const hasNoSet = isHydrated && Number(colors) === 0;
        return (
          <>
            <div className={`card grid ${styles.fields}`}>
              <SelectField
                label="Category"
                name="category"
                choices={categories}
                value={given.category}
              />
              <SelectField
                label="Modifier"
                name="modifier"
                choices={fursonaModifiers}
                value={given.modifier}
              />
              <RadioField
                label="Number of colors"
                name="colors"
                choices={counts}
                value={given.colors}
              />
              <div className={styles.set}>
                <SelectField
                  label="Color set"
                  name="colorSet"
                  choices={colorSets}
                  value={given.colorSet}
                  disabled={hasNoSet}
                  describedBy={hasNoSet ? "no-color-set" : undefined}
                />
                {hasNoSet && <input type="hidden" name="colorSet" value={String(colorSet)} />}
                <p id="no-color-set" className="note">
                  With 0 colors there is no set to choose from.
                </p>
              </div>
            </div>
            <p className={`actions ${styles.actions}`}>
              <SubmitButton busy="Rolling…">{shown ? "Reroll!" : "Generate!"}</SubmitButton>
              <button
                type="submit"
                form="reset"
                name="intent"
                value="reset"
                className="button quiet"
              >
                Reset!
              </button>
            </p>
          </>
        );
      }}
    </PostForm>
  );
}
