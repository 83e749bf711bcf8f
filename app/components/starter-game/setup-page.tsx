import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { gamePath, setupPath } from "~/starter-game/addresses";
import {
  defaultSettings,
  inclusions,
  pools,
  shinyOdds,
  type StarterSettings,
} from "~/starter-game/settings";
import { RadioField } from "../fields/radio-field";
import { SelectField } from "../fields/select-field";
import { FoxMark } from "../shell/fox-mark";
import { SpeechBubble } from "../speech-bubble";
import styles from "./setup-page.module.css";
import { StarterPicture } from "./starter-picture";
import { useOneAtATime } from "../fields/use-one-at-a-time";

interface SetupPageProps {
  /** A game that can be continued: its id, and the round it is in. */
  held: { id: string; round: number; teamSize: number } | undefined;
  /** What the form was answered with, when it did not start a game. */
  answer: { settings?: StarterSettings; failure?: string; refused?: string[] } | undefined;
}

/** The three that a game traditionally begins with. */
const traditional = [1, 4, 7];

/** What a game is played with, and the way back to one that was left. */
export function SetupPage({ held, answer }: SetupPageProps) {
  return (
    <div className={styles.setup}>
      <div className={styles.intro}>
        <h1>Choose Your Starter</h1>
        <p className="lead">
          Six rounds. Each time three Pokémon look at you, and you take one home. No going back for
          the other two!
        </p>
        <p className={styles.trio}>
          {traditional.map((id) => (
            <StarterPicture key={id} id={id} shiny={false} />
          ))}
        </p>
        {held && (
          <p className={styles.held}>
            <Link to={gamePath(held.id)} className="button">
              Continue your game ({held.round} of {held.teamSize})
            </Link>
          </p>
        )}
      </div>
      <SettingsForm answer={answer} />
    </div>
  );
}

function SettingsForm({ answer }: Pick<SetupPageProps, "answer">) {
  const [settings, setSettings] = useState(answer?.settings ?? defaultSettings);
  const { isBusy, onSubmit } = useOneAtATime();
  const set = (change: Partial<StarterSettings>) => setSettings((last) => ({ ...last, ...change }));
  return (
    // Without the "?index" that Remix would add: the page has one address.
    <Form method="post" action={setupPath} className={styles.form} onSubmit={onSubmit}>
      {!isBusy && <Problem answer={answer} />}
      <SelectField
        label="Pool"
        name="pool"
        choices={pools}
        value={settings.pool}
        onChange={(pool) => set({ pool })}
      />
      <fieldset className={styles.inclusions}>
        <legend>Include</legend>
        {inclusions.map(({ field, label }) => (
          <label key={field}>
            <input
              type="checkbox"
              name={field}
              checked={settings[field]}
              onChange={(event) => set({ [field]: event.currentTarget.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <RadioField
        legend="Shiny odds"
        name="shinyOdds"
        choices={shinyOdds}
        value={settings.shinyOdds}
        onChange={(odds) => set({ shinyOdds: odds })}
      />
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        Start
      </button>
    </Form>
  );
}

function Problem({ answer }: Pick<SetupPageProps, "answer">) {
  const { failure, refused } = answer ?? {};
  if (!failure && !refused) return null;
  return (
    <div role="alert">
      <SpeechBubble speaker={<FoxMark />}>
        <p>
          {failure ??
            `I have no such thing for: ${refused?.join(", ")}. The usual is back in its place; have a look, and start again.`}
        </p>
      </SpeechBubble>
    </div>
  );
}
