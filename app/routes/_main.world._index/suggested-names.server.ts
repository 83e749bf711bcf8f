import elements from "~content/world/elements.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";

/** The suggestions of the search box, which all have results without the upstream. */
export function suggestedNames(): string[] {
  const places = landmarks.filter(({ era }) => era !== "pre");
  return [
    // The first six are links on a page without results.
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
