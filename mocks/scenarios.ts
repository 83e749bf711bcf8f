import { delay, getResponse, http, HttpResponse, type HttpHandler } from "msw";
import { scenarioHeader, scenarioOf, scenarios, type Scenario } from "./scenario-names";

export { scenarioOf, scenarios, type Scenario };

/** Answers that are wrong, each in a way of its own, by turns. */
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

/**
 * What a scenario puts in front of the healthy handlers. A resolver that returns nothing lets the
 * request fall through to them.
 */
export function scenarioHandlers(scenario: Scenario): HttpHandler[] {
  let calls = 0;
  switch (scenario) {
    case "healthy":
      return [];
    case "slow":
      return [
        http.all("*", async () => {
          // 400 to 1500 ms, spread evenly and the same in every run.
          calls += 1;
          await delay(400 + ((calls * 367) % 1_101));
        }),
      ];
    case "flaky":
      return [
        http.all("*", () => {
          calls += 1;
          return calls % 3 === 0 ? new HttpResponse("Bad gateway", { status: 502 }) : undefined;
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
  }
}

/**
 * Answers a request that names a scenario in its header as an upstream in that state would, whatever
 * the state of this one; a name that is none with status 400.
 *
 * @param load gives the handlers behind the scenario
 */
export function headerHandler(load: () => Promise<readonly HttpHandler[]>): HttpHandler {
  // Kept, for those that take turns.
  const states = new Map<Scenario, HttpHandler[]>();
  const isAsked = ({ request }: { request: Request }) => request.headers.has(scenarioHeader);
  return http.all(isAsked, async ({ request }) => {
    let scenario: Scenario;
    try {
      scenario = scenarioOf(request.headers.get(scenarioHeader) ?? "", scenarioHeader);
    } catch (error) {
      const { message } = error as Error;
      return HttpResponse.json({ code: "CHASE-1400", message, data: null }, { status: 400 });
    }
    const inFront = states.get(scenario) ?? scenarioHandlers(scenario);
    states.set(scenario, inFront);
    const answer = await getResponse([...inFront, ...(await load())], request);
    return answer ?? new HttpResponse(null, { status: 404 });
  });
}
