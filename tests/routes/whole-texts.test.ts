import { beforeEach, describe, expect, it } from "vitest";
import { visit, withRecordedUpstream } from "./visits";

beforeEach(() => {
  withRecordedUpstream();
});

/** A text of so many bytes, in letters of two, three or four of them. */
function textOf(letter: string, bytes: number): string {
  const size = Buffer.byteLength(letter);
  return "x".repeat(bytes % size) + letter.repeat(Math.floor(bytes / size));
}

/** Sizes of the buffers that texts are cut into on their way, each with its neighbours. */
const sizes = [2_048, 4_096, 8_192].flatMap((size) =>
  Array.from({ length: 17 }, (_, at) => size - 8 + at),
);

describe("a text of letters of several bytes is whole in its document, and nothing else is there", () => {
  it.each(["ß", "狐", "🦊"])("%s", async (letter) => {
    for (const size of sizes) {
      const text = textOf(letter, size);
      const data = { status: text, offer: `<p>${text}</p>` };
      const body = JSON.stringify({ code: "CHASE-1000", message: "OK", data });
      const replaced = new Map([["GET /v1/commissions/data", body]]);
      const { outcome } = await visit({ path: "/commissions" }, replaced);
      expect(outcome.body.includes(`<p>${text}</p>`), `${size} bytes`).toBe(true);
      expect(outcome.body.split(text).length, `${size} bytes`).toBeGreaterThanOrEqual(3);
      expect(/[\0\ufffd]/.test(outcome.body), `${size} bytes`).toBe(false);
    }
  });
});
