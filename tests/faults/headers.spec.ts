import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { playerOrigin } from "../../app/stream/video-player";
import { examplePages } from "../e2e/example-pages";
import { expect, test } from "../e2e/site";
import { storyPage } from "../sample-story";
import { sample } from "../setup/sample";

const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The sources of each directive of a content security policy. */
const directivesOf = (policy: string) =>
  new Map(policy.split("; ").map((text) => text.split(/ (.*)/) as [string, string]));

/** Checks the security headers of any response except files. */
function expectSecure(headers: Headers, path: string): void {
  expect.soft(Object.fromEntries(headers), path).toMatchObject({
    "content-security-policy": expect.stringContaining("base-uri 'none'; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
  const telling = ["server", "x-powered-by", "x-remix-error-message"];
  expect.soft(telling.filter((name) => headers.has(name))).toEqual([]);
}

const hash = (text: string | null) =>
  `'sha256-${createHash("sha256")
    .update(text ?? "")
    .digest("base64")}'`;

test("the content security policy of a document allows only inline scripts and styles with known hashes", async ({
  site,
}) => {
  for (const [path, status] of sample(examplePages, 25)) {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(status);
    expectSecure(answer.headers, path);
    const policy = directivesOf(answer.headers.get("Content-Security-Policy")!);
    const { document } = new JSDOM(await answer.text()).window;
    // The scripts of the late start are inside templates.
    const templates = Array.from(document.querySelectorAll("template"), ({ content }) => content);
    const findAll = (selector: string) =>
      [document, ...templates].flatMap((part) => [...part.querySelectorAll(selector)]);
    const hashesOf = (selector: string) => [
      "'self'",
      ...new Set(findAll(selector).map((tag) => hash(tag.textContent))),
    ];
    const allowed = (name: string) => policy.get(name)!.split(" ").sort();
    // Policies do not apply to data blocks.
    const scripts = hashesOf("script:not([src], [type$='json'], :empty)");
    expect.soft(allowed("script-src"), path).toEqual(scripts.sort());
    const styles = path === "/ex/overlay" ? ["'self'", "'unsafe-inline'"] : hashesOf("style");
    expect.soft(allowed("style-src"), path).toEqual(styles.sort());
    const frames = /^\/stream\/(?:vixy|mario)$/.test(path) ? playerOrigin : "'none'";
    expect.soft(policy.get("frame-src"), path).toBe(frames);
    expect(policy.get("default-src"), path).toBe("'self'");
    const unused = ["object-src", "base-uri", "frame-ancestors"];
    for (const name of unused) expect(policy.get(name)).toBe("'none'");
    const names = findAll("*").flatMap((tag) => tag.getAttributeNames());
    const inline = names.filter((name) => name === "style" || name.startsWith("on"));
    expect.soft(inline, path).toEqual([]);
  }
});

const own = { "Sec-Fetch-Site": "same-origin" };
const form = { ...own, "Content-Type": "application/x-www-form-urlencoded" };
const post = (body: string, headers: Record<string, string> = form) => {
  return { method: "POST", headers, body };
};

/** One response of each kind that is not a document. */
const others: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
  [200, `${storyPage("1/1").path}.data`],
  [404, "/404.data"],
  [200, "/v1/rss/feeds/chase"],
  [200, "/healthz"],
  [404, "/cdn/d/comics/talechasers/1/none.png"],
  [400, "/v1/overlay/events/next/x"],
  [301, "/extras"],
  [302, "/nowhere"],
  [302, "/%E0%A4%A"],
  [302, "/comics/talechasers/99/99"],
  [303, "/preferences", post("scheme=dark&from=%2Fshop")],
  [403, "/preferences", post("scheme=dark", {})],
  [413, "/preferences", post(`scheme=${"x".repeat(70_000)}`)],
  [415, "/preferences", post("{}", { ...own, "Content-Type": "application/json" })],
  [405, "/healthz", post("a=b")],
  [405, "/healthz", { method: "PUT" }],
  [404, "/assets/none.js"],
];

test("each response that is no document has a content security policy that allows nothing", async ({
  site,
}) => {
  for (const [status, path, init] of others) {
    const answer = await fetch(site.url + path, { ...init, redirect: "manual" });
    expect.soft(answer.status, path).toBe(status);
    expectSecure(answer.headers, path);
    expect.soft(answer.headers.get("Content-Security-Policy"), path).toBe(denyAll);
    if (status >= 400) expect.soft(answer.headers.get("Cache-Control"), path).toBe("no-store");
    expect.soft(await answer.text(), path).not.toMatch(/\n\s+at .*:\d+/);
  }
});

test("files have the security policy of the document that loads them", async ({ site }) => {
  const html = await (await fetch(`${site.url}/comics/talechasers`)).text();
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(html)!;
  for (const path of [script, "/favicon.svg"]) {
    const { status, headers } = await fetch(site.url + path);
    expect([status, headers.get("X-Content-Type-Options")]).toEqual([200, "nosniff"]);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toBeNull();
  }
});
