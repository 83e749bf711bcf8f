import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { env } from "~/env.server";
import { upstream } from "~mocks/index";
import { request } from "./request.server";

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
  const requests = Array.from({ length: 100 }, (_, at) =>
    request(`${env.UPSTREAM_URL}/v1/hangs/${at}`, { call: "hangs" }).catch(
      ({ kind }: { kind: string }) => kinds.push(kind),
    ),
  );
  const other = await request(`${env.UPSTREAM_URL}/v1/works`, { call: "works" });
  expect(other.status).toBe(200);
  expect(running).toBeLessThan(20);
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(kinds)).toEqual(new Set(["busy"]));
  release();
  await Promise.all(requests);
  expect(running + kinds.length).toBe(100);
});
