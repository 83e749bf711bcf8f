import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { seal, unseal } from "./seal.server";

vi.hoisted(() => {
  process.env["SEAL_SECRET"] = "a secret of the tests that is long enough";
});

it("unseal opens a text only for the purpose that the text was sealed for", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const sealed = seal("tf", data);
      expect(sealed).toMatch(/^[\w-]+\.[\w-]{22}$/);
      expect(unseal("tf", z.unknown(), sealed)).toEqual(JSON.parse(JSON.stringify(data)));
      expect(unseal("fursona", z.unknown(), sealed)).toBeUndefined();
    }),
  );
  expect(unseal("tf", z.tuple([z.string()]), seal("tf", ["Fox", 1]))).toBeUndefined();
  expect(() => seal("tf", "x".repeat(1_500))).toThrow("too long");
});

it("unseal opens a text that was sealed with a former secret", async () => {
  const start = async (secret: string) => {
    process.env["SEAL_SECRET"] = secret;
    vi.resetModules();
    return import("./seal.server");
  };
  const [old, next] = ["an old secret that is long enough", "a new secret that is long enough"];
  const before = await start(old);
  const after = await start(`${next},${old}`);
  expect(after.unseal("tf", z.unknown(), before.seal("tf", ["Fox"]))).toEqual(["Fox"]);
  expect(before.unseal("tf", z.unknown(), after.seal("tf", ["Fox"]))).toBeUndefined();
});

const [data, mark] = seal("tf", ["Fox"]).split(".") as [string, string];
// The secret differs in each run.
const otherMark = (mark.startsWith("A") ? "B" : "A") + mark.slice(1);
it.each([
  ...[null, "", "..", "a.b", data, `${data}.${mark}.x`, "x".repeat(5_000)],
  ...[`${data.slice(0, -1)}A.${mark}`, `${data}.${otherMark}`],
])("unseal rejects the text %j", (text) => expect(unseal("tf", z.unknown(), text)).toBeUndefined());
