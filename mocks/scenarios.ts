import { delay, getResponse, http, HttpResponse, type HttpHandler } from "msw";
import { scenarioHeader, parseScenario, scenarios, type Scenario } from "./scenario-names";

export { parseScenario, scenarios, type Scenario };

/** Invalid responses, in turn. */
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

/** The handlers of a scenario. Requests for which they return undefined go to the healthy handlers. */
export function scenarioHandlers(scenario: Scenario): HttpHandler[] {
  let calls = 0;
  switch (scenario) {
    case "healthy":
      return [];
    case "slow":
      return [
        http.all("*", async () => {
          // 400 to 1500 ms.
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
 * The handler of requests with a scenario in their header. An unknown name is answered with 400.
 *
 * @param loadHandlers the healthy handlers
 */
export function headerHandler(loadHandlers: () => Promise<readonly HttpHandler[]>): HttpHandler {
  // Some scenarios count their calls.
  const states = new Map<Scenario, HttpHandler[]>();
  const hasScenario = ({ request }: { request: Request }) => request.headers.has(scenarioHeader);
  return http.all(hasScenario, async ({ request }) => {
    let scenario: Scenario;
    try {
      scenario = parseScenario(request.headers.get(scenarioHeader) ?? "", scenarioHeader);
    } catch (error) {
      const { message } = error as Error;
      return HttpResponse.json({ code: "CHASE-1400", message, data: null }, { status: 400 });
    }
    const inFront = states.get(scenario) ?? scenarioHandlers(scenario);
    states.set(scenario, inFront);
    const answer = await getResponse([...inFront, ...(await loadHandlers())], request);
    return answer ?? new HttpResponse(null, { status: 404 });
  });
}
