import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { env } from "~/env.server";
import { upstream } from "~mocks/index";
import { request } from "./request.server";
import { apiLimits } from "./transport.server";

it("lets few requests of a call that hangs wait, refuses others at once, and sends other calls", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let running = 0;
  upstream.use(
    http.get("*/v1/hangs/:number", async () => {
      running += 1;
      await held;
      return HttpResponse.json({});
    }),
    http.get("*/v1/works", () => HttpResponse.json({})),
  );
  const kinds: string[] = [];
  const requests = Array.from({ length: 200 }, (_, at) =>
    request(`${env.UPSTREAM_URL}/v1/hangs/${at}`, { call: "hangs" }).catch(
      ({ kind }: { kind: string }) => kinds.push(kind),
    ),
  );
  const other = await request(`${env.UPSTREAM_URL}/v1/works`, { call: "works" });
  expect(other.status).toBe(200);
  expect(running).toBeLessThan(50);
  expect(kinds.length).toBeGreaterThan(50);
  expect(new Set(kinds)).toEqual(new Set(["busy"]));
  release();
  await Promise.all(requests);
  expect(running + kinds.length).toBe(200);
});

it("counts the wait for other requests of a call in the time of a request", async () => {
  let running = 0;
  upstream.use(
    http.get("*/v1/hangs/:number", () => {
      running += 1;
      return new Promise<never>(() => undefined);
    }),
  );
  const limits = { ...apiLimits, answer: 200 };
  const requests = Array.from({ length: 100 }, (_, at) =>
    request(`${env.UPSTREAM_URL}/v1/hangs/${at}`, { call: "hangs", limits }),
  );
  const results = await Promise.allSettled(requests);
  expect(
    new Set(results.map((result) => (result as { reason: { kind: string } }).reason.kind)),
  ).toEqual(new Set(["timeout"]));
  expect(running).toBeLessThan(100);
});
