import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { RenderedDocument, renderedDocument } from "./rendered-documents.server";
import type { DocumentTraits } from "~/http/document-traits";

const html = `<!doctype html><html data-sub-site="none"><head><style>p{color:red}</style>
<script>slippedIn()</script></head><body><p>Fox ünd Füchsin</p><form action="/share"></form>
</body></html>`;

const declared = (scripts: string[] = [], styles: string[] = [], traits: DocumentTraits = {}) => ({
  scripts: new Set(scripts),
  styles: new Set(styles),
  traits,
});

/** A text with something to find for whoever looks for long. */
const wordy = Array.from({ length: 2_000 }, (_, index) => `${index % 97} foxes ${index % 31}`).join(
  ", ",
);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("a finished page", () => {
  it("is the same in every encoding, at first and when it is asked for again", async () => {
    const page = new RenderedDocument(html, declared());
    for (let time = 0; time < 3; time += 1) {
      expect(Buffer.from(await page.encoded("identity")).toString()).toBe(html);
      expect(brotliDecompressSync(await page.encoded("br")).toString()).toBe(html);
      expect(gunzipSync(await page.encoded("gzip")).toString()).toBe(html);
    }
  });

  it("is compressed as small as it gets when it is asked for again", async () => {
    const page = new RenderedDocument(`${html}<p>${wordy}</p>`, declared());
    const first = await page.encoded("br");
    expect(await page.encoded("br")).toBe(first);
    const smallest = await page.smallest("br");
    expect(smallest!.byteLength).toBeLessThan(first.byteLength);
    expect(await page.encoded("br")).toBe(smallest);
    expect(page.smallest("gzip")).toBeUndefined();
  });

  it("allows exactly the inline scripts and styles that it declares", () => {
    const { policy } = new RenderedDocument(html, declared(["first()"], ["p{color:red}"]));
    expect(directive(policy, "script-src")).toEqual(["'self'", hash("first()")]);
    expect(directive(policy, "style-src")).toEqual(["'self'", hash("p{color:red}")]);
  });

  it("allows nothing for what stands in its markup", () => {
    const { policy } = new RenderedDocument(html, declared());
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("sha256");
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
  });

  it("allows what its traits need", () => {
    const policyOf = (traits: DocumentTraits) =>
      new RenderedDocument(html, declared([], ["p{}"], traits)).policy;
    expect(directive(policyOf({ formsLeadAway: true }), "form-action")).toEqual([
      "'self'",
      "https:",
    ]);
    expect(directive(policyOf({ isBroadcast: true }), "style-src")).toEqual([
      "'self'",
      "'unsafe-inline'",
    ]);
    const frames = ["https://player.example"];
    expect(directive(policyOf({ frames }), "frame-src")).toEqual(frames);
    expect(directive(policyOf({}), "frame-src")).toBeUndefined();
  });

  it("has another validator when anything in it changes", () => {
    const page = new RenderedDocument(html, declared());
    expect(new RenderedDocument(html, declared()).etag).toBe(page.etag);
    expect(new RenderedDocument(html.replace("Fox", "Cat"), declared()).etag).not.toBe(page.etag);
  });
});

describe("a page is rendered", () => {
  const rendering = (text = "<p>x</p>") =>
    vi.fn(() => Promise.resolve(new RenderedDocument(text, declared())));

  it("once while its address and its data stay the same", async () => {
    const render = rendering();
    const first = await renderedDocument("200 /once", "{}", render);
    const second = await renderedDocument("200 /once", "{}", render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
  });

  it("once for many who open it at the same time", async () => {
    const render = rendering();
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => renderedDocument("200 /crowded", "{}", render)),
    );
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  it("anew for other data", async () => {
    await renderedDocument("200 /data", '{"page":1}', rendering());
    const page = await renderedDocument("200 /data", '{"page":2}', rendering("<p>2</p>"));
    expect(Buffer.from(page.identity).toString()).toBe("<p>2</p>");
  });

  it("anew for another address, search or status", async () => {
    const render = rendering();
    for (const address of ["200 /a", "200 /b", "200 /a?x=1", "404 /a"]) {
      await renderedDocument(address, "{}", render);
    }
    expect(render).toHaveBeenCalledTimes(4);
  });

  it("again after a failure, which is passed on and not kept", async () => {
    const failing = vi.fn(() => Promise.reject(new Error("no such component")));
    await expect(renderedDocument("200 /fails", "{}", failing)).rejects.toThrow(
      "no such component",
    );
    const render = rendering();
    await renderedDocument("200 /fails", "{}", render);
    expect(render).toHaveBeenCalledTimes(1);
  });
});
