import { useLocation } from "@remix-run/react";
import { categories } from "~/generators/choices";
import { colorCounts, colorSets, fursonaModifiers, type FursonaQuery } from "./fursona";
import type { FormResponse } from "~/http/form-response";
import { PostForm, SubmitButton } from "~/ui/fields/post-form";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./fursona-form.module.css";

interface FursonaFormProps {
  query: FursonaQuery;
  answer: FormResponse<FursonaQuery> | undefined;
  /** Whether there is a character already, so that the next one replaces it. */
  again: boolean;
}

const counts = colorCounts.map((count) => ({ value: `${count}`, label: `${count}` }));

/** The id of the note at the color set. */
const noSet = "no-color-set";

/** What to think of. It posts to the address it is on, so that a failure leaves the rest as it is. */
export function FursonaForm({ query, answer, again }: FursonaFormProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <PostForm
      action={pathname + search}
      initial={query}
      answer={answer}
      preventScrollReset
      className={styles.form}
    >
      {({ colors }) => (
        <>
          <div className={styles.fields}>
            <SelectField label="Category" name="category" choices={categories} />
            <SelectField label="Modifier" name="modifier" choices={fursonaModifiers} />
            <RadioField label="Number of colors" name="colors" choices={counts} />
            <div className={styles.set}>
              <SelectField
                label="Color set"
                name="colorSet"
                choices={colorSets}
                // Without the application nothing could enable it again: the style tells, then.
                disabled={isHydrated && colors === 0}
                describedBy={colors === 0 ? noSet : undefined}
              />
              <p id={noSet} className={styles.note}>
                With 0 colors there is no set to choose from.
              </p>
            </div>
          </div>
          <p className={styles.actions}>
            <SubmitButton intent="generate" busy="Rolling…">
              {again ? "Reroll!" : "Generate!"}
            </SubmitButton>
            <SubmitButton intent="reset" busy="Resetting…" quiet>
              Reset!
            </SubmitButton>
          </p>
        </>
      )}
    </PostForm>
  );
}
