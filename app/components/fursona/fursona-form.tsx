import { Form, useLocation } from "@remix-run/react";
import { useRef, type ReactNode } from "react";
import { categories, type Choice } from "~/generators/choices";
import { colorCounts, colorSets, fursonaModifiers, type FursonaQuery } from "~/generators/fursona";
import { RadioField } from "../fields/radio-field";
import { SelectField } from "../fields/select-field";
import styles from "./fursona-form.module.css";
import { useFormQuery } from "./use-form-query";
import { useStarted } from "../fields/use-started";

/** What is wrong with a posted form, by field. */
export type Problems = Partial<Record<keyof FursonaQuery, string>>;

interface FursonaFormProps {
  query: FursonaQuery;
  problems: Problems | undefined;
  /** Whether there is a character already, so that the next one replaces it. */
  again: boolean;
}

type ColorCount = `${FursonaQuery["colors"]}`;

const counts = colorCounts.map((count): Choice<ColorCount> => ({
  value: `${count}`,
  label: `${count}`,
}));

/** The id of the note at the color set. */
const noSet = "no-color-set";

/** What to think of. It posts to the address it is on, so that a failure leaves the rest as it is. */
export function FursonaForm({ query: given, problems = {}, again }: FursonaFormProps) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [query, change] = useFormQuery(given, form);
  const started = useStarted();
  const set = (part: Partial<FursonaQuery>) => change((old) => ({ ...old, ...part }));

  const noColors = query.colors === 0;
  const describedBy = (field: keyof FursonaQuery) => problems[field] && `problem-${field}`;
  const problem = (field: keyof FursonaQuery): ReactNode =>
    problems[field] && (
      <p id={describedBy(field)} role="alert" className={styles.problem}>
        {problems[field]}
      </p>
    );

  return (
    <Form
      ref={form}
      method="post"
      action={pathname + search}
      preventScrollReset
      className={styles.form}
    >
      <div className={styles.fields}>
        <div>
          <SelectField
            label="Category"
            name="category"
            choices={categories}
            value={query.category}
            describedBy={describedBy("category")}
            onChange={(category) => set({ category })}
          />
          {problem("category")}
        </div>
        <div>
          <SelectField
            label="Modifier"
            name="modifier"
            choices={fursonaModifiers}
            value={query.modifier}
            describedBy={describedBy("modifier")}
            onChange={(modifier) => set({ modifier })}
          />
          {problem("modifier")}
        </div>
        <div>
          <RadioField
            legend="Number of colors"
            name="colors"
            choices={counts}
            value={`${query.colors}`}
            describedBy={describedBy("colors")}
            onChange={(count) => set({ colors: Number(count) as FursonaQuery["colors"] })}
          />
          {problem("colors")}
        </div>
        <div className={styles.set}>
          <SelectField
            label="Color set"
            name="colorSet"
            choices={colorSets}
            value={query.colorSet}
            // Without the application nothing could enable it again: the style tells, then.
            disabled={started && noColors}
            describedBy={describedBy("colorSet") ?? (noColors ? noSet : undefined)}
            onChange={(colorSet) => set({ colorSet })}
          />
          {/* What is disabled is not sent, and would be forgotten. */}
          {started && noColors && <input type="hidden" name="colorSet" value={query.colorSet} />}
          <p id={noSet} className={styles.note}>
            With 0 colors there is no set to choose from.
          </p>
          {problem("colorSet")}
        </div>
      </div>
      <p className={styles.actions}>
        <button type="submit" name="intent" value="generate" className="button">
          {again ? "Reroll!" : "Generate!"}
        </button>
        <button type="submit" name="intent" value="reset" className="button quiet">
          Reset!
        </button>
      </p>
    </Form>
  );
}
