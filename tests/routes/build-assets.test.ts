import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answerOf } from "./answer";

let folder: string;
let loader: Parameters<typeof answerOf>[0];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  const assets = join(folder, "build", "assets");
  mkdirSync(assets, { recursive: true });
  for (const [name, text] of Object.entries({ "page-a1b2.js": "script", "page-c3.css": "sheet" })) {
    for (const suffix of ["", ".br", ".gz"]) {
      writeFileSync(join(assets, name + suffix), text + suffix);
    }
  }
  writeFileSync(join(folder, "build", "secret.js"), "secret");
  writeFileSync(join(assets, "notes.txt"), "secret");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.resetModules();
  ({ loader } = await import("~/routes/build.$"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string, accept?: string) =>
  answerOf(
    loader,
    `/build/${encodeURI(name)}`,
    { "*": name },
    { headers: accept ? { "Accept-Encoding": accept } : {} },
  );

describe("a file of the build", () => {
  it.each([
    ["gzip, deflate, br", "br", "script.br"],
    ["gzip", "gzip", "script.gz"],
    [undefined, null, "script"],
  ])("comes in the best encoding of %j", async (accept, encoding, body) => {
    const answer = await open("assets/page-a1b2.js", accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Length")).toBe(String(body.length));
    expect(answer.body).toBe(body);
  });

  it("has its type and never changes", async () => {
    const { headers } = await open("assets/page-c3.css");
    expect(headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

describe("anything else is 404 and kept nowhere", () => {
  it.each([
    ["an unknown name", "assets/page-unknown.js"],
    ["nothing", ""],
    ["the folder", "assets/"],
    ["dots", "assets/.."],
    ["a way up", "assets/../secret.js"],
    ["a way up in code", "assets/%2e%2e/secret.js"],
    ["a way up with backslashes", "assets/..\\secret.js"],
    ["a name from the root", "/etc/passwd.js"],
    ["a folder within", "assets/x/page-a1b2.js"],
    ["a file of another type", "assets/notes.txt"],
    ["a compressed file by itself", "assets/page-a1b2.js.br"],
    ["a null byte", "assets/page-a1b2.js\u0000.js"],
    ["a prototype name", "assets/x.constructor"],
    ["a name no disk can hold", `assets/${"a".repeat(5_000)}.js`],
  ])("%s", async (_name, path) => {
    const { status, headers, body } = await open(path);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).not.toMatch(/secret|script/);
  });
});
