import { delay, http, HttpResponse, type HttpHandler } from "msw";
import { yearsHandlers } from "./handlers/years";

/** The states of the mock upstream, for demonstrations and tests. */
export const scenarios = ["healthy", "slow", "flaky", "down", "broken", "empty", "years"] as const;
/** A state of the mock upstream, for demonstrations and tests. */
export type Scenario = (typeof scenarios)[number];

/**
 * Parses the name of a scenario, by default healthy.
 *
 * @param setting names the source in the error message
 * @throws Error with one sentence for an unknown name
 */
export function parseScenario(name: string | undefined, setting = "MOCK_SCENARIO"): Scenario {
  const scenario = scenarios.find((known) => known === (name || "healthy"));
  if (!scenario) {
    throw new Error(`${setting} must be one of ${scenarios.join(", ")}, but it is "${name}".`);
  }
  return scenario;
}

/** Returns a handler that delays each API call and makes a percentage of the calls fail. */
export function faultHandler(state: Readonly<{ latency: number; errors: number }>): HttpHandler {
  let calls = 0;
  return http.all("*/v1/*", async () => {
    calls += 1;
    if (state.latency > 0) await delay(state.latency);
    return (calls * state.errors) % 100 < state.errors ? badGateway() : undefined;
  });
}

const badGateway = () => new HttpResponse("Bad gateway", { status: 502 });

/** Invalid responses, which the scenario sends in turn. */
const broken: readonly (() => Response)[] = [
  () => new HttpResponse('{"code":"CHASE-1000","message":"OK","data":{"1":{"pa', json),
  () => HttpResponse.json({ code: "CHASE-2001", message: "The ink ran dry", data: null }),
  () => HttpResponse.json({ code: "CHASE-1000", message: "OK" }),
  () => HttpResponse.html("<!doctype html><title>Maintenance</title><h1>Back soon</h1>"),
];
const json = { headers: { "Content-Type": "application/json" } };

const empty: Record<string, unknown> = {
  "comics/:comic/latest": [],
  "commissions/data": {},
};

/** Returns the handlers of a scenario; the healthy handlers respond if these do not. */
export function scenarioHandlers(scenario: Scenario): HttpHandler[] {
  let calls = 0;
  switch (scenario) {
    case "healthy":
      return [];
    case "slow":
      return [
        http.all("*", async () => {
          // Delays by 400 to 1500 ms.
          calls += 1;
          await delay(400 + ((calls * 367) % 1_101));
        }),
      ];
    case "flaky":
      return [
        http.all("*", () => {
          calls += 1;
          return calls % 3 === 0 ? badGateway() : undefined;
        }),
      ];
    case "down":
      return [http.all("*", () => HttpResponse.error())];
    case "broken":
      return [
        http.all("*/v1/*", () => {
          calls += 1;
          return broken[calls % broken.length]!();
        }),
      ];
    case "empty":
      return [
        ...Object.entries(empty).map(([path, data]) =>
          http.get(`*/v1/${path}*`, () =>
            HttpResponse.json({ code: "CHASE-1000", message: "OK", data }),
          ),
        ),
        http.get("*/v1/*", () =>
          HttpResponse.json({ code: "CHASE-1000", message: "OK", data: {} }),
        ),
      ];
    case "years":
      return yearsHandlers();
  }
}
