import { expect, it, vi } from "vitest";

/** Imports the module with the given environment variables. */
async function configured(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./security-headers.server");
}

it.each([
  [{}, {}, "form-action 'self';"],
  [{}, { hasFormsToOtherSites: true }, "form-action 'self' https:;"],
  [{}, { isBroadcast: true }, "style-src 'self' 'unsafe-inline';"],
  [{}, { isBroadcast: true }, "img-src 'self' data: https:; media-src 'self';"],
  [{}, { frames: ["https://player.example"] }, "frame-src https://player.example;"],
  [{ CDN_URL: "" }, {}, "img-src 'self' data:;"],
  [{ CDN_URL: "https://cdn.example/files" }, {}, "img-src 'self' data: https://cdn.example;"],
])(
  "in the environment %j, the content security policy of a document with the traits %j contains %j",
  async (env, traits, directive) => {
    const { documentPolicy } = await configured(env);
    expect(documentPolicy([], ["abc"], traits)).toContain(directive);
  },
);

it.each<[Record<string, string>, header: string, value: string | null]>([
  [
    { SITE_URL: "https://a.example" },
    "Strict-Transport-Security",
    "max-age=31536000; includeSubDomains",
  ],
  [{ SITE_URL: "http://localhost:3000" }, "Strict-Transport-Security", null],
  [{ AI_TRAINING: "denied" }, "X-Robots-Tag", "noai, noimageai"],
  [{ AI_TRAINING: "allowed" }, "X-Robots-Tag", null],
  [{ AI_TRAINING: "" }, "tdm-reservation", "1"],
])("in the environment %j, the security header %s is %j", async (environment, header, value) => {
  const { setSecurityHeaders } = await configured(environment);
  expect(setSecurityHeaders(new Headers()).get(header)).toBe(value);
});
