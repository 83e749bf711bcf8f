import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { eventKey } from "~/charities/events";
import { gamersOutreachEvents, hawaiiEvent } from "~content/charities.yaml";
import { donations, raised } from "~mocks/data/donations";
import { donationHandlers } from "~mocks/handlers/donations";

async function answer(path: string): Promise<{ status?: number; body: unknown }> {
  const request = new Request(`http://upstream.test/v1/${path}`);
  const response = await getResponse(donationHandlers, request);
  return { status: response?.status, body: await response?.json() };
}

describe("the embedded upstream's donations", () => {
  it("are there for every event that the site lists", async () => {
    const als = [2023, 2024, 2025, 2026].map((year) => `als-${year}`);
    const keys = [...als, ...gamersOutreachEvents.map(eventKey), eventKey(hawaiiEvent)];
    expect(keys.toSorted()).toEqual(Object.keys(donations).toSorted());
    for (const key of keys) {
      expect(await answer(`donations/${key}/twitch`), key).toEqual({
        status: 200,
        body: { code: "CHASE-1000", message: "OK", data: donations[key] },
      });
    }
  });

  it("add up to the total, to the cent", async () => {
    const cents = Object.values(donations)
      .flatMap((event) => Object.values(event))
      .reduce((sum, dollars) => sum + Math.round(dollars * 100), 0);
    expect(await answer("donations")).toMatchObject({ status: 200, body: { data: raised } });
    expect(Math.round(raised * 100)).toBe(cents);
  });

  it("are none yet for the walks to come", async () => {
    for (const year of [2027, 2031, 2099]) {
      expect(await answer(`donations/als-${year}/twitch`)).toMatchObject({
        status: 200,
        body: { data: {} },
      });
    }
  });

  it.each([
    "donations/als-2022/twitch",
    "donations/kka-2023/twitch",
    "donations/constructor/twitch",
    "donations/als-2024/elsewhere",
    "donations/als-2024",
  ])("are missing at %s", async (path) => {
    expect(await answer(path)).toMatchObject({ status: 404, body: { code: "CHASE-1404" } });
  });
});
