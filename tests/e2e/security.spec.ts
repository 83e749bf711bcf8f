import { buildActions } from "./build-routes";
import { expect, test } from "./site";

test.describe("forms sent from elsewhere", () => {
  const forgeries = {
    "a foreign origin": { Origin: "https://evil.example" },
    "no origin": {},
  };

  for (const [name, headers] of Object.entries(forgeries)) {
    test(`from ${name} are rejected by every action at all of its addresses`, async ({ site }) => {
      expect(buildActions().map(({ path }) => path)).toContain("/preferences");
      for (const { id, path, query } of buildActions()) {
        const old = new URLSearchParams({ _data: id }).toString();
        for (const address of [
          `${path}?${query}`,
          `${path}.data?${query}`,
          `${path}?${[query, old].filter(Boolean).join("&")}`,
        ]) {
          const answer = await fetch(site.url + address, {
            method: "POST",
            headers: {
              ...headers,
              "Content-Type": "application/x-www-form-urlencoded",
            },
            body: "scheme=dark&from=%2F",
            redirect: "manual",
          });
          expect(answer.status, address).toBe(403);
          expect(answer.headers.get("Set-Cookie"), address).toBeNull();
          expect(answer.headers.get("X-Content-Type-Options"), address).toBe("nosniff");
          expect(answer.headers.get("Cache-Control"), address).toBe("no-store");
          expect(await answer.text(), address).not.toMatch(/\bat .*:\d+:\d+/);
        }
      }
    });
  }
});
