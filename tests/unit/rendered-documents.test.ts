import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { finish, renderedDocument } from "~/document/rendered-documents.server";

const html = `<!doctype html><html><head><style data-inlined="/a.css">p{color:red}</style>
<script>first()</script></head><body><p>Fox ünd Füchsin</p>
<script src="/build/assets/x.js"></script><script type="module" async>
second("x < y");
</script><script>first()</script></body></html>`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("a finished page", () => {
  it("is the same in every encoding", async () => {
    const page = await finish(html);
    expect(Buffer.from(page.identity).toString()).toBe(html);
    expect(brotliDecompressSync(page.br).toString()).toBe(html);
    expect(gunzipSync(page.gzip).toString()).toBe(html);
  });

  it("allows exactly its own inline scripts", async () => {
    const { policy } = await finish(html);
    expect(directive(policy, "script-src")).toEqual([
      "'self'",
      hash("first()"),
      hash('\nsecond("x < y");\n'),
    ]);
  });

  it("allows exactly its own inline styles", async () => {
    const { policy } = await finish(html);
    expect(directive(policy, "style-src")).toEqual(["'self'", hash("p{color:red}")]);
  });

  it("allows nothing unsafe, no frames and no foreign forms", async () => {
    const { policy } = await finish(html);
    expect(policy).not.toContain("unsafe");
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
  });

  it("allows a source of broadcast software its styles, and no page that only says it is one", async () => {
    const overlay = html.replace("<html>", '<html lang="en" data-house="none">');
    expect(directive((await finish(overlay)).policy, "style-src")).toContain("'unsafe-inline'");
    const claimed = html.replace("<p>", '<p>&lt;html data-house="none"> <i data-house="none"></i>');
    expect((await finish(claimed)).policy).not.toContain("unsafe");
  });

  it("has another validator when anything in it changes", async () => {
    const page = await finish(html);
    expect((await finish(html)).etag).toBe(page.etag);
    expect((await finish(html.replace("Fox", "Cat"))).etag).not.toBe(page.etag);
  });
});

describe("a page is rendered", () => {
  const rendering = (text = "<p>x</p>") => vi.fn(() => Promise.resolve(text));

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
