import elements from "~content/world/elements.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";

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
