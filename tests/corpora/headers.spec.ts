import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { playerOrigin } from "../../app/stream/video-player";
import { examplePages } from "../e2e/example-pages";
import { expect, startServing, test, type ServingSite } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { sample } from "../setup/sample";
import { send, otherResponses, type RawResponse } from "./every-response";
import { directivesOf, scan } from "./observatory";

const secureSite = { SITE_URL: "https://talechasers.example" };

const documents: readonly (readonly [path: string, status: number])[] = [
  ...examplePages,
  ["/choose-your-starter/game?id=4f5f9e4e-7f0c-4a5b-8f10-4b7a2c9e0d11", 302],
  ["/fursona-generator?r=none", 302],
];

/** Runs all cases, six at a time. */
async function askAll<Case>(
  site: ServingSite,
  cases: readonly Case[],
  answered: (kase: Case) => Promise<void>,
): Promise<void> {
  const waiting = [...cases];
  const next = async () => {
    for (let kase = waiting.shift(); kase; kase = waiting.shift()) await answered(kase);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

/** The findings of Google's CSP evaluator. */
function findings(policy: string): { severity: Severity; text: string }[] {
  return new CspEvaluator(new CspParser(policy).csp).evaluate().map((finding) => ({
    severity: finding.severity,
    text: `${Severity[finding.severity]} ${finding.directive} ${finding.value ?? ""}`.trim(),
  }));
}

/** The security headers that a response lacks. */
function missingHeaders({ headers }: RawResponse): string[] {
  const policy = directivesOf(headers.get("Content-Security-Policy") ?? "");
  const sources = (name: string) => policy.get(name)?.join(" ");
  return [
    ...scan(headers).penalties,
    ...["server", "x-powered-by", "x-remix-error-message"].filter((name) => headers.has(name)),
    ...["default-src", "base-uri", "frame-ancestors"].filter((name) => sources(name) !== "'none'"),
    ...(sources("form-action")?.match(/^(?:'none'|'self'(?: https:)?)$/) ? [] : ["form-action"]),
    ...(headers.get("Cross-Origin-Opener-Policy") === "same-origin" ? [] : ["opener policy"]),
    ...(/camera=\(\)/.test(headers.get("Permissions-Policy") ?? "") ? [] : ["permissions"]),
  ];
}

test.describe("over https", () => {
  // The tests share one site.
  test.describe.configure({ mode: "serial" });
  let site: ServingSite;
  test.beforeAll(async () => {
    site = await startServing(secureSite);
    await site.opened;
  });
  test.afterAll(() => stop(site));

  test("gives every document an A+ and a policy without severe findings", async ({ page }) => {
    const pages: { path: string; html: string; policy: string }[] = [];
    const remarks = new Map<string, number>();
    await askAll(site, sample(documents, 25), async ([path, status]) => {
      let answer = await send(site.url, { path });
      // Random results redirect to their address.
      const location = answer.headers.get("Location");
      if (location !== null && status === 200) answer = await send(site.url, { path: location });
      expect(answer.status, path).toBe(status);
      expect.soft(missingHeaders(answer), path).toEqual([]);
      expect.soft(scan(answer.headers).grade, path).toBe("A+");
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      const framing = /^\/stream\/(?:vixy|mario)$/.test(path) ? [playerOrigin] : undefined;
      expect.soft(directivesOf(policy).get("frame-src"), path).toEqual(framing);
      const found = findings(policy);
      const high = found.filter(({ severity }) => severity <= Severity.HIGH);
      expect.soft(high, path).toEqual([]);
      for (const { text } of found) remarks.set(text, (remarks.get(text) ?? 0) + 1);
      if (status !== 302) pages.push({ path, html: answer.body, policy });
      const etag = answer.headers.get("ETag");
      if (status !== 200 || etag === null) return;
      const again = await send(site.url, { path, headers: { "If-None-Match": etag } });
      // Random pages differ.
      if (again.status === 304)
        expect.soft(missingHeaders(again), `${path}, known already`).toEqual([]);
    });
    for (const [text, count] of remarks) console.log(`csp_evaluator: ${text} (${count} documents)`);

    // A browser parses the documents, instead of the expressions that create the policy.
    const read = await page.evaluate(
      (list) =>
        list.map(({ path, html }) => {
          const { documentElement: root } = new DOMParser().parseFromString(html, "text/html");
          const texts = (selector: string) =>
            Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent ?? "");
          const attributes = Array.from(root.querySelectorAll("*")).flatMap(({ attributes }) =>
            Array.from(attributes, ({ name }) => name),
          );
          return {
            path,
            // Policies do not apply to data blocks.
            scripts: texts("script:not([src], [type$='json'], :empty)"),
            styles: texts("style"),
            inline: attributes.filter((name) => name === "style" || name.startsWith("on")),
          };
        }),
      pages,
    );
    for (const { path, scripts, styles, inline } of read) {
      const policy = directivesOf(pages.find((entry) => entry.path === path)!.policy);
      const hashes = (texts: string[]) =>
        [...new Set(texts)]
          .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
          .sort();
      const allowed = (name: string) =>
        policy
          .get(name)!
          .filter((source) => source !== "'self'")
          .toSorted();
      expect(inline, `inline styles and handlers of ${path}`).toEqual([]);
      expect(allowed("script-src"), `scripts of ${path}`).toEqual(hashes(scripts));
      if (path === "/ex/overlay") continue;
      expect(allowed("style-src"), `styles of ${path}`).toEqual(hashes(styles));
    }
  });

  test("gives every other answer an A+", async () => {
    await askAll(site, otherResponses, async ([kind, status, question]) => {
      const answer = await send(site.url, question);
      expect.soft(answer.status, kind).toBe(status);
      expect.soft(missingHeaders(answer), kind).toEqual([]);
      expect.soft(scan(answer.headers).grade, kind).toBe("A+");
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      const bad = findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM);
      expect.soft(bad, kind).toEqual([]);
      if (status >= 400) expect.soft(answer.headers.get("Cache-Control"), kind).toBe("no-store");
      expect.soft(answer.body, kind).not.toMatch(/\n\s+at .*:\d+/);
    });
  });

  test("sends hashed files with nosniff and a resource policy only", async ({ request }) => {
    const html = await (await request.get(`${site.url}/comics/talechasers`)).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g));
    const kinds = new Set([...files].map((path) => path.split(".").at(-1)));
    expect([...kinds]).toEqual(expect.arrayContaining(["js", "svg", "woff2"]));
    await askAll(site, [...files], async (path) => {
      const { headers, status } = await send(site.url, { path });
      expect(status, path).toBe(200);
      expect.soft(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect.soft(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
      expect.soft(headers.get("Content-Security-Policy"), path).toBeNull();
    });
  });
});

test("sends no HSTS and no Secure cookies over http", async ({ site }) => {
  const form = {
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/x-www-form-urlencoded",
  };
  const body = "scheme=dark";
  const answer = await send(site.url, {
    path: "/preferences",
    method: "POST",
    headers: form,
    body,
  });
  expect(answer.headers.has("Strict-Transport-Security")).toBe(false);
  expect(answer.headers.getSetCookie()[0]).not.toMatch(/Secure/i);
});

test("relaxes the overlay's policy in three directives only", async ({ site }) => {
  const policyOf = async (path: string) => {
    const { headers } = await send(site.url, { path });
    return directivesOf(headers.get("Content-Security-Policy") ?? "");
  };
  const [overlay, plain] = await Promise.all([policyOf("/ex/overlay"), policyOf("/qr")]);
  const withoutHashes = (policy: ReadonlyMap<string, readonly string[]>, name: string) =>
    policy.get(name)?.filter((source) => !source.startsWith("'sha256-"));
  const names = new Set([...overlay.keys(), ...plain.keys()]);
  const differences = [...names].flatMap((name) => {
    const [here, there] = [withoutHashes(overlay, name), withoutHashes(plain, name)];
    return String(here) === String(there) ? [] : [[name, there, here]];
  });
  expect(differences).toEqual([
    ["style-src", ["'self'"], ["'self'", "'unsafe-inline'"]],
    ["img-src", ["'self'", "data:"], ["'self'", "data:", "https:"]],
    ["media-src", undefined, ["'self'"]],
  ]);
});
