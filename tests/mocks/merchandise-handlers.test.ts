import { getResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { commissionTypes } from "~mocks/data/commissions";
import { shopEntries } from "~mocks/data/shop";
import { commissionHandlers } from "~mocks/handlers/commissions";
import { downloadHandlers } from "~mocks/handlers/downloads";
import { shopHandlers } from "~mocks/handlers/shop";

const handlers = [...commissionHandlers, ...shopHandlers, ...downloadHandlers];

async function answer(path: string): Promise<{ status?: number; body: unknown }> {
  const response = await getResponse(handlers, new Request(`http://upstream.test/v1/${path}`));
  return { status: response?.status, body: await response?.json() };
}

describe("the embedded upstream", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("lists the kinds of commission and the shop's entries", async () => {
    expect(await answer("commissions/types")).toMatchObject({
      status: 200,
      body: { code: "CHASE-1000", data: commissionTypes },
    });
    expect(await answer("shop/entries")).toMatchObject({
      status: 200,
      body: { code: "CHASE-1000", data: shopEntries },
    });
  });

  it("sends a download to a file on the site's own address", async () => {
    vi.stubEnv("SITE_URL", "https://fox.example");
    expect(await answer("downloads/super-fox")).toMatchObject({
      status: 200,
      body: { data: "https://fox.example/cdn/base/downloads/super-fox.png" },
    });
    vi.stubEnv("SITE_URL", "");
    vi.stubEnv("PORT", "4321");
    expect(await answer("downloads/super-fox")).toMatchObject({
      body: { data: "http://localhost:4321/cdn/base/downloads/super-fox.png" },
    });
  });

  it("has no other download", async () => {
    for (const id of ["super-badger", "constructor"]) {
      expect(await answer(`downloads/${id}`)).toMatchObject({
        status: 404,
        body: { code: "CHASE-1404", data: null },
      });
    }
  });
});
