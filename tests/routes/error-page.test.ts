import { describe, expect, it } from "vitest";
import { loader as guildError } from "~/routes/cga.error";
import { loader as mainError } from "~/routes/_main.error/route";
import { responseOf, origin } from "./route-response";

describe.each([
  ["/error", mainError],
  ["/cga/error", guildError],
])("%s", (path, loader) => {
  it("has status 500, is not cached, and is the same for every failed page", async () => {
    const pages = ["/shop", "/world/狐?q=%20", "/comics/talechasers/1/1"].map((from) =>
      responseOf(loader, `${path}?${new URLSearchParams({ from }).toString()}`),
    );
    for (const { status, headers, data } of await Promise.all(pages)) {
      expect(status).toBe(500);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(data).toEqual({ again: `${path}?again=yes` });
    }
  });

  it.each(["", "?from=%2F%2Fevil.example"])("has no link to try again with %j", async (search) => {
    expect((await responseOf(loader, path + search)).data).toEqual({ again: undefined });
  });

  /** The target of the link to try again, with a referrer. */
  const again = async (referrer?: string) => {
    const headers: HeadersInit = referrer === undefined ? {} : { Referer: referrer };
    return (await responseOf(loader, `${path}?again=yes`, {}, { headers })).location;
  };

  it("redirects to the failed page", async () => {
    expect(await again(`${origin}${path}?from=%2Fworld%3Fq%3Dfox`)).toBe("/world?q=fox");
  });

  it.each([
    undefined,
    "https://evil.example/error?from=%2Fshop",
    `${origin}${path}?from=https%3A%2F%2Fevil.example`,
    `${origin}${path}`,
    "nonsense",
  ])("redirects from %j to the home page", async (referrer) => {
    expect(await again(referrer)).toBe("/");
  });
});
