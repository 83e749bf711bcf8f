import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";

it("a request that no handler knows is an error", async () => {
  const error = vi.mocked(console.error);
  error.mockImplementation(() => undefined);
  await expect(fetch("http://upstream.test/v2/unknown")).rejects.toThrow();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("/v2/unknown"));
  // Expected here; what is left over would fail the test.
  error.mockClear();
});

it("an override lasts for one test", async () => {
  const address = "http://upstream.test/v1/commissions/data";
  const before = await (await fetch(address)).text();
  upstream.use(http.get(address, () => HttpResponse.text("mine")));
  expect(await (await fetch(address)).text()).toBe("mine");
  upstream.resetHandlers();
  expect(await (await fetch(address)).text()).toBe(before);
});
