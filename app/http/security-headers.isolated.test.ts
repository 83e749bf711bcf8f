import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** The module as a process with this configuration would have it. */
async function configured(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./security-headers.server");
}

describe("an answer that is no document", () => {
  it("runs nothing, is framed nowhere and is not guessed at", async () => {
    const { secure } = await configured({ SITE_URL: "http://localhost:3000" });
    const headers = secure(new Headers());
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  it("keeps its other headers", async () => {
    const { secure } = await configured({});
    expect(secure(new Headers({ ETag: '"1"' })).get("ETag")).toBe('"1"');
  });
});

it("a document has its own policy instead", async () => {
  const { secure, documentPolicy } = await configured({});
  const policy = documentPolicy(["abc"], []);
  expect(secure(new Headers(), policy).get("Content-Security-Policy")).toBe(policy);
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
});

it.each([
  [{}, "form-action 'self';"],
  [{ formsLeadAway: true }, "form-action 'self' https:;"],
  [{ isBroadcast: true }, "style-src 'self' 'unsafe-inline';"],
  [{ frames: ["https://player.example"] }, "frame-src https://player.example;"],
])("a document with the traits %j allows %j", async (traits, directive) => {
  const { documentPolicy } = await configured({});
  expect(documentPolicy([], ["abc"], traits)).toContain(directive);
});

describe("Strict-Transport-Security", () => {
  it.each([
    ["https://talechasers.example", true],
    ["http://localhost:3000", false],
  ])("for the site at %s: %s", async (SITE_URL, sent) => {
    const { secure } = await configured({ SITE_URL });
    expect(secure(new Headers()).has("Strict-Transport-Security")).toBe(sent);
  });
});

describe("the wish that nobody trains on it", () => {
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

  it("is not in robots.txt either where it is allowed", async () => {
    vi.stubEnv("AI_TRAINING", "allowed");
    vi.resetModules();
    const { robotsRights, trainingReservation } = await import("./rights.server");
    expect({ robotsRights, trainingReservation }).toEqual({
      robotsRights: { signal: [], groups: [] },
      trainingReservation: undefined,
    });
  });
});

describe("pictures", () => {
  it("may come from the picture host and from nowhere else", async () => {
    const { documentPolicy } = await configured({ CDN_URL: "https://cdn.example/files" });
    expect(documentPolicy([], [])).toContain("img-src 'self' data: https://cdn.example;");
  });

  it("come from this site without a picture host", async () => {
    const { documentPolicy } = await configured({ CDN_URL: "" });
    expect(documentPolicy([], [])).toContain("img-src 'self' data:;");
  });
});

describe("forms", () => {
  it("may be sent to this site alone", async () => {
    const { documentPolicy } = await configured({});
    expect(documentPolicy([], [])).toContain("form-action 'self';");
  });

  it("may end up elsewhere, encrypted, where a document has one that does", async () => {
    const { documentPolicy } = await configured({});
    expect(documentPolicy([], [], { formsLeadAway: true })).toContain("form-action 'self' https:;");
  });
});

describe("a source of broadcast software", () => {
  it("takes the style that the software adds, pictures of any host and sounds of the site", async () => {
    const { documentPolicy } = await configured({});
    const policy = documentPolicy(["abc"], ["def"], { isBroadcast: true });
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("img-src 'self' data: https:;");
    expect(policy).toContain("media-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  });

  it("is the only document that does", async () => {
    const { documentPolicy } = await configured({});
    expect(documentPolicy([], ["def"])).not.toMatch(/unsafe-inline|media-src|img-src[^;]*https:/);
  });
});
