import { elements } from "~/world/elements";
import { landmarks } from "~/world/landmarks";
import { magicClasses } from "~/world/magic-classes";

/** Names the search box suggests: some of everything the site itself can vouch for. */
export function suggestedNames(): string[] {
  const places = landmarks.filter(({ era }) => era !== "pre");
  return [
    // First the six that comfort a search without finds.
    "Saltreach",
    "Foxfolk",
    "Injuja",
    "Six sisters",
    "Chase",
    "The Wound",
    ...places.map(({ name }) => name),
    ...magicClasses.map(({ name }) => name),
    ...elements.map(({ name }) => name),
  ].filter((name, at, all) => all.indexOf(name) === at);
}
