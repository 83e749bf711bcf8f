import type { Choice } from "~/generators/choices";
import { defaultSettings, inclusions, pools, shinyOdds, type StarterSettings } from "./settings";

/** The settings of a posted form, as far as they can be used. */
export interface PostedSettings {
  settings: StarterSettings;
  /** Labels of the fields whose value is not on offer; they have their default instead. */
  refused: string[];
}

/**
 * Reads the settings form: each choice has to be sent once and be on offer, and a toggle is sent as
 * `on` or not at all.
 */
export function readSettings(form: FormData): PostedSettings {
  const refused: string[] = [];

  const choice = <Value extends string>(
    field: string,
    label: string,
    choices: readonly Choice<Value>[],
    usual: Value,
  ): Value => {
    const sent = form.getAll(field);
    const chosen = sent.length === 1 && choices.find(({ value }) => value === sent[0]);
    if (!chosen) refused.push(label);
    return chosen ? chosen.value : usual;
  };

  const toggle = (field: string, label: string, usual: boolean): boolean => {
    const sent = form.getAll(field);
    if (sent.length === 0) return false;
    const isOn = sent.length === 1 && sent[0] === "on";
    if (!isOn) refused.push(label);
    return isOn || usual;
  };

  const settings = {
    pool: choice("pool", poolLabel, pools, defaultSettings.pool),
    ...(Object.fromEntries(
      inclusions.map(({ field, label }) => [field, toggle(field, label, defaultSettings[field])]),
    ) as Omit<StarterSettings, "pool" | "shinyOdds">),
    shinyOdds: choice("shinyOdds", oddsLabel, shinyOdds, defaultSettings.shinyOdds),
  };
  return { settings, refused };
}

const poolLabel = "Pool";
const oddsLabel = "Shiny odds";
