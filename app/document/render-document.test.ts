import { createHash } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { visitor } from "../../tests/routes/visitor";

// In development, Vite adds scripts to documents.
beforeEach(() => void vi.stubEnv("DEV", false));

it.each(["/comics/talechasers/2/3", "/", "/stream/mario"])(
  "the content security policy of %s allows only the scripts of the document",
  async (path) => {
    const { document, headers } = await visitor().open(path);
    const content = document.querySelector("template")?.content;
    const scripts = [document, content].flatMap((part) => [
      ...(part?.querySelectorAll("script:not([type='application/ld+json'])") ?? []),
    ]);
    const hashes = scripts.flatMap(({ textContent: code }) =>
      code ? `'sha256-${createHash("sha256").update(code).digest("base64")}'` : [],
    );
    const [, sources] = /script-src 'self' ([^;]+);/.exec(headers.get("Content-Security-Policy")!)!;
    expect(new Set(sources!.split(" "))).toEqual(new Set(hashes));
    expect(document.querySelector("[nonce]") ?? content?.querySelector("[nonce]")).toBeFalsy();
  },
);

it("a document contains module scripts, in a template, only if the document starts React", async () => {
  const reader = (await visitor().open("/comics/talechasers/2/3")).document;
  expect(reader.querySelector("[type=module], [rel=modulepreload]")).toBeNull();
  expect(reader.querySelector("template")!.content.querySelector("[type=module]")).toBeTruthy();
  const home = (await visitor().open("/")).document;
  expect(home.querySelector("template, [type=module], [rel=modulepreload]")).toBeNull();
});

it("the security policy allows frames only on pages with videos", async () => {
  const policyOf = async (path: string) =>
    (await visitor().open(path)).headers.get("Content-Security-Policy")!;
  expect(await policyOf("/stream/mario")).toContain("frame-src https://www.youtube-nocookie.com;");
  expect(await policyOf("/fursona-generator")).toContain("form-action 'self' https:;");
  const plain = await policyOf("/commissions");
  expect(plain).toContain("frame-src 'none';");
  expect(plain).not.toContain("form-action 'self' https:");
});
