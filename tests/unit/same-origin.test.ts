import { describe, expect, it, vi } from "vitest";
import { requireSameOrigin } from "~/http/same-origin.server";

vi.hoisted(() => {
  process.env["SITE_URL"] = "https://talechasers.example";
});

/** The status a post is refused with, or nothing when it may go on. */
function refusal(headers: Record<string, string>): number | undefined {
  const request = new Request("http://127.0.0.1:3000/preferences", { method: "POST", headers });
  try {
    requireSameOrigin(request);
    return undefined;
  } catch (answer) {
    const { headers, status } = answer as Response;
    expect(headers.get("Cache-Control")).toBe("no-store");
    return status;
  }
}

describe("a post from this site goes on", () => {
  it("when the browser says so", () => {
    expect(refusal({ "Sec-Fetch-Site": "same-origin" })).toBeUndefined();
  });

  it.each([
    ["the public origin", { Origin: "https://talechasers.example", Host: "10.0.0.7:3000" }],
    ["the origin of the host", { Origin: "http://localhost:3000", Host: "localhost:3000" }],
  ])("when an older browser names %s", (_name, headers) => {
    expect(refusal(headers)).toBeUndefined();
  });
});

describe("any other post is refused with 403", () => {
  it.each(["cross-site", "same-site", "none", "", "SAME-ORIGIN "])(
    "when the browser says %j",
    (site) => {
      expect(refusal({ "Sec-Fetch-Site": site })).toBe(403);
    },
  );

  it("even when its Origin looks right", () => {
    expect(refusal({ "Sec-Fetch-Site": "cross-site", Origin: "https://talechasers.example" })).toBe(
      403,
    );
  });

  it.each([
    ["no origin", {}],
    ["an opaque origin", { Origin: "null", Host: "null" }],
    ["another site", { Origin: "https://evil.example", Host: "talechasers.example" }],
    ["a site whose name begins alike", { Origin: "https://talechasers.example.evil.example" }],
    ["a site below", { Origin: "https://sub.talechasers.example", Host: "talechasers.example" }],
    ["another port", { Origin: "http://localhost:4000", Host: "localhost:3000" }],
    ["no address", { Origin: "talechasers.example", Host: "talechasers.example" }],
  ])("from %s", (_name, headers) => {
    expect(refusal(headers as Record<string, string>)).toBe(403);
  });
});
