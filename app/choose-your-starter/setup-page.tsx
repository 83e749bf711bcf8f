import * as to from "./addresses";
import { Form, Link } from "@remix-run/react";
import type { FormResponse } from "~/http/form-response";
import type { StarterSettings } from "./form.server";
import { defaultSettings, inclusions, pools, shinyOdds } from "./settings";
import { RadioField, SelectField } from "~/ui/fields/fields";
import { FormFailure, SubmitButton, usePost } from "~/ui/fields/post-form";
import styles from "./setup-page.module.css";
import { StarterPicture } from "./starter";
import "~/styles/thumbnails.css";

interface SetupPageProps {
  /** A game that can be continued: its id, and its current round. */
  held: { id: string; round: number; teamSize: number } | undefined;
  /** The response to the last post, unless it was a redirect. */
  answer: FormResponse<StarterSettings> | undefined;
}

/** National Dex numbers of the starters of the first generation. */
const traditional = [1, 4, 7];

/** The page that starts a game, or continues the visitor's unfinished game. */
export function SetupPage({ held, answer }: SetupPageProps) {
  return (
    <div className="columns">
      <div>
        <h1>Choose Your Starter</h1>
        <p className="lead">
          In each of six rounds you see three Pokémon and keep one. The other two do not come back.
        </p>
        <p className={styles.trio}>
          {traditional.map((id) => (
            <StarterPicture key={id} id={id} shiny={false} />
          ))}
        </p>
        {held && (
          <div className={styles.held}>
            <Link
              to={to.starterGame(held.id)}
              className="button"
            >{`Continue your game (${held.round} of ${held.teamSize})`}</Link>
            <p className="note">A new game replaces the one that you have begun.</p>
          </div>
        )}
      </div>
      <SettingsForm answer={answer} />
    </div>
  );
}

function SettingsForm({ answer }: Pick<SetupPageProps, "answer">) {
  const given = answer?.values ?? defaultSettings;
  const { preventSecond } = usePost();
  return (
    <Form
      // Without an action, Remix would add "?index" to the address.
      action={to.starterSetup}
      method="post"
      onSubmit={preventSecond}
      className={`card grid ${styles.form}`}
    >
      <FormFailure answer={answer} />
      <SelectField label="Pool" name="pool" choices={pools} value={given.pool} />
      <fieldset className={styles.inclusions}>
        <legend>Include</legend>
        {inclusions.map(({ field, label }) => (
          <label key={field}>
            <input type="checkbox" name={field} defaultChecked={given[field]} />
            {label}
          </label>
        ))}
      </fieldset>
      <RadioField label="Shiny odds" name="shinyOdds" choices={shinyOdds} value={given.shinyOdds} />
      <SubmitButton busy="Starting…">Start</SubmitButton>
    </Form>
  );
}
