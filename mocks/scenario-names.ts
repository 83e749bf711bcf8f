/** The named states of the fake upstream, for demonstrations and tests. */
export const scenarios = ["healthy", "slow", "flaky", "down", "broken", "empty"] as const;
export type Scenario = (typeof scenarios)[number];

/** The header that names the scenario of one request. */
export const scenarioHeader = "x-mock-scenario";

/**
 * Parses the name of a scenario, by default healthy.
 *
 * @param source the variable or header, for the error
 * @throws Error with one sentence for an unknown name
 */
export function parseScenario(name: string | undefined, source = "MOCK_SCENARIO"): Scenario {
  const scenario = scenarios.find((known) => known === (name || "healthy"));
  if (!scenario) {
    throw new Error(`${source} must be one of ${scenarios.join(", ")}, but it is "${name}".`);
  }
  return scenario;
}
