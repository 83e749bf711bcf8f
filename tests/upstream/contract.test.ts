import { getResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { isEmpty } from "~/upstream/call.server";
import * as sanitizer from "~/upstream/html/sanitize.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { handlers } from "~mocks/handlers";
import { catalogue } from "../../scripts/upstream/catalogue";
import { exampleAnswer } from "../../scripts/upstream/examples";
import { withValue, type Place } from "../setup/with-value";
import { documentedStatuses, openApiErrors } from "./openapi-errors";

const calls = catalogue.filter((call) => "data" in call);
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** The data themselves, and every field of them. */
function placesIn(data: unknown, place: Place = []): Place[] {
  const parts = Object.entries(typeof data === "object" ? { ...data } : {});
  return [place, ...parts.flatMap(([name, part]) => placesIn(part, [...place, name]))];
}

describe("docs/openapi.json allows the same values as the schemas of the site", () => {
  it.each(named)("in %s", async (_name, call) => {
    vi.spyOn(sanitizer, "sanitize").mockImplementation((html) =>
      Promise.resolve({ html: html as SafeHtml }),
    );
    const { data } = (await exampleAnswer(call)) as { data: unknown };
    // The site reads any answer of these as one without a result.
    const isLenient = call.data.safeParse(0).success;
    for (const place of placesIn(data).slice(isLenient ? 1 : 0)) {
      for (const value of [undefined, null, "", {}, [], 0, "x"]) {
        const changed = withValue(data, place, value);
        const isAllowed =
          ("empty" in call && call.empty && isEmpty(changed)) ||
          (await call.data.safeParseAsync(changed).catch(() => ({ success: false }))).success;
        const errors = openApiErrors(call, { code: "CHASE-1000", data: changed });
        const what = `${place.join(".")} is ${JSON.stringify(value)} ${errors.join()}`;
        expect(errors.length === 0, what).toBe(isAllowed);
      }
    }
  });
});

describe("the embedded upstream refuses as docs/openapi.json says", () => {
  const refusals = named.filter(([, { method, path }]) => method !== "GET" || path.includes("{"));

  it.each(refusals)("%s of unknown things and without a body", async (_name, call) => {
    const path = call.path.replaceAll(/\{\w+\}/g, "nobody");
    const request = new Request(`http://upstream.test/${path}`, { method: call.method });
    const response = (await getResponse(handlers, request))!;
    expect(documentedStatuses(call)).toContain(response.status);
    expect(openApiErrors(call, await response.json(), response.status)).toEqual([]);
  });
});
