import { describe, expect, it } from "vitest";
import { findMisspelled, readEnvironment } from "~/environment";

const given = { UPSTREAM_URL: "https://api.example.org" };
const read = (values: Record<string, string | undefined> = {}) =>
  readEnvironment({ ...given, ...values });

describe("the configuration", () => {
  it("needs nothing but an upstream", () => {
    expect(read()).toEqual({
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      UPSTREAM_URL: "https://api.example.org",
      UPSTREAM_SUFFIX: "",
      UPSTREAM_CACHE: "on",
      PICTURE_MEMORY_MB: 256,
      DRAIN_SECONDS: 1,
      LOG_FORMAT: "text",
      AI_TRAINING: "denied",
    });
  });

  it("is read from the environment", () => {
    const values = {
      PORT: "8080",
      HOST: "0.0.0.0",
      SITE_URL: "https://talechasers.example",
      UPSTREAM_URL: "http://127.0.0.1:4000/api",
      UPSTREAM_SUFFIX: ".json",
      UPSTREAM_CACHE: "off",
      CDN_URL: "https://cdn.example.org",
      PICTURE_MEMORY_MB: "128",
      DRAIN_SECONDS: "2.5",
      LOG_FORMAT: "json",
      ASSETS_FOLDER: "/var/lib/talechasers",
      AI_TRAINING: "allowed",
    };
    expect(read(values)).toEqual({
      ...values,
      PORT: 8080,
      PICTURE_MEMORY_MB: 128,
      DRAIN_SECONDS: 2.5,
    });
  });

  it("names variables that differ in a letter from one of the site", () => {
    const names = { UPSTREM_URL: "x", SITE_URLS: "x", CDM_URL: "x", SITE_URL: "x", HOME: "x" };
    expect(findMisspelled(names)).toEqual([
      "UPSTREM_URL is unknown: UPSTREAM_URL may be meant.",
      "SITE_URLS is unknown: SITE_URL may be meant.",
      "CDM_URL is unknown: CDN_URL may be meant.",
    ]);
  });

  it("uses the port in the default of SITE_URL", () => {
    expect(read({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  });

  it("removes slashes at the end of addresses", () => {
    expect(
      read({ SITE_URL: "https://a.example/", UPSTREAM_URL: "http://b.example//" }),
    ).toMatchObject({ SITE_URL: "https://a.example", UPSTREAM_URL: "http://b.example" });
    expect(read({ CDN_URL: "https://c.example/files/" }).CDN_URL).toBe("https://c.example/files");
  });

  it.each(["PORT", "HOST", "SITE_URL", "UPSTREAM_SUFFIX", "UPSTREAM_CACHE", "CDN_URL"])(
    "counts an empty %s as unset",
    (name) => {
      expect(read({ [name]: "" })).toEqual(read());
    },
  );

  it("ignores other variables", () => {
    expect(read({ PATH: "/usr/bin", HOME: "/root" })).toEqual(read());
  });
});

describe("a wrong value stops the start with one sentence that names it:", () => {
  it.each([
    ["DRAIN_SECONDS", "soon"],
    ["DRAIN_SECONDS", "-1"],
    ["PORT", "many"],
    ["PORT", "0"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PORT", "65536"],
    ["PORT", "Infinity"],
    ["SITE_URL", "talechasers.example"],
    ["SITE_URL", "ftp://talechasers.example"],
    ["SITE_URL", "/"],
    ["SITE_URL", "https://talechasers.example/site"],
    ["SITE_URL", "https://talechasers.example?a"],
    ["UPSTREAM_URL", "localhost:4000"],
    ["UPSTREAM_URL", "file:///etc/passwd"],
    ["UPSTREAM_URL", "http://"],
    ["UPSTREAM_SUFFIX", "json"],
    ["UPSTREAM_SUFFIX", ".json/../x"],
    ["UPSTREAM_SUFFIX", "?x=1"],
    ["UPSTREAM_CACHE", "no"],
    ["UPSTREAM_CACHE", "OFF"],
    ["CDN_URL", "//cdn.example"],
    ["CDN_URL", "javascript:alert(1)"],
  ])("%s=%s", (name, value) => {
    let message = "";
    try {
      read({ [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} must be [^\n]+, but it is "[^\n]*"\\.$`));
    expect(message).toContain(`"${value}"`);
  });

  it.each(["SEAL_SECRET", "OVERLAY_KEY"])("%s, which is not repeated", (name) => {
    expect(() => read({ [name]: "too short to be one" })).toThrow(
      new Error(`${name} must have at least 32 characters.`),
    );
    expect(read({ [name]: "x".repeat(32) })).toHaveProperty(name);
  });

  it.each([undefined, ""])("UPSTREAM_URL unset (%j)", (value) => {
    expect(() => read({ UPSTREAM_URL: value })).toThrow(/^UPSTREAM_URL must be set[^\n]+\.$/);
  });
});
