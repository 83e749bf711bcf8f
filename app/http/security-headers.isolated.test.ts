import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Imports the module with this configuration. */
async function configured(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./security-headers.server");
}

it("a response that is not a document has a policy that denies everything, and nosniff", async () => {
  const { secure } = await configured({ SITE_URL: "http://localhost:3000" });
  const headers = secure(new Headers());
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

it.each([
  [{}, "form-action 'self';"],
  [{ formsLeadAway: true }, "form-action 'self' https:;"],
  [{ isBroadcast: true }, "style-src 'self' 'unsafe-inline';"],
  [{ frames: ["https://player.example"] }, "frame-src https://player.example;"],
])("the policy of a document with the traits %j has %j", async (traits, directive) => {
  const { documentPolicy } = await configured({});
  expect(documentPolicy([], ["abc"], traits)).toContain(directive);
});

it.each([
  ["https://talechasers.example", true],
  ["http://localhost:3000", false],
])("Strict-Transport-Security for the site at %s: %s", async (SITE_URL, sent) => {
  const { secure } = await configured({ SITE_URL });
  expect(secure(new Headers()).has("Strict-Transport-Security")).toBe(sent);
});

describe("the headers that deny training", () => {
  it.each([
    ["", "noai, noimageai", "1"],
    ["denied", "noai, noimageai", "1"],
    ["allowed", null, null],
  ])("with AI_TRAINING=%s", async (AI_TRAINING, robots, trainingReservation) => {
    const { secure } = await configured({ AI_TRAINING });
    const headers = secure(new Headers());
    expect(headers.get("X-Robots-Tag")).toBe(robots);
    expect(headers.get("tdm-reservation")).toBe(trainingReservation);
  });
});

it.each([
  ["https://cdn.example/files", "img-src 'self' data: https://cdn.example;"],
  ["", "img-src 'self' data:;"],
])("pictures come from CDN_URL=%s", async (CDN_URL, directive) => {
  const { documentPolicy } = await configured({ CDN_URL });
  expect(documentPolicy([], [])).toContain(directive);
});
