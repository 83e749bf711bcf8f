/** The named states of the fake upstream, for demonstrations and tests. */
export const scenarios = ["healthy", "slow", "flaky", "down", "broken", "empty"] as const;
export type Scenario = (typeof scenarios)[number];

/** The header of a request that asks for the answer of an upstream in another state. */
export const scenarioHeader = "x-mock-scenario";

/**
 * The scenario of a name, healthy for an empty one.
 *
 * @param source what the name was given as
 * @throws Error with one sentence for an unknown one
 */
export function scenarioOf(name: string | undefined, source = "MOCK_SCENARIO"): Scenario {
  const scenario = scenarios.find((known) => known === (name || "healthy"));
  if (!scenario) {
    throw new Error(`${source} must be one of ${scenarios.join(", ")}, but it is "${name}".`);
  }
  return scenario;
}
