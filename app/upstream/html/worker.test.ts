import { Piscina } from "piscina";
import { afterAll, describe, expect, it } from "vitest";
import type { Purified } from "./purifier";
import type { QueuedFragment } from "./worker";

const pool = new Piscina<QueuedFragment, Purified>({
  filename: new URL("./worker.ts", import.meta.url).href,
  maxThreads: 1,
  atomics: "disabled",
  execArgv: ["--import", "tsx"],
  workerData: { pictureHost: "https://pictures.example" },
});
afterAll(() => pool.destroy());

const purify = (html: string, startBefore = Infinity) =>
  pool.run({ html, kind: "flow", startBefore });

describe("the sanitizer's worker", () => {
  it("sanitizes fragments within the bounds", async () => {
    const deep = '<ul title="</ul>"><li>'.repeat(400);
    expect(
      await Promise.all(["<p>One<script>1</script></p>", deep].map((html) => purify(html))),
    ).toEqual([{ html: "<p>One</p>" }, { refused: "nested more than 40 deep" }]);
  });

  it("allows pictures of the picture host", async () => {
    const picture = '<img src="https://pictures.example/d/x.png" alt="" loading="lazy">';
    expect(await purify(picture)).toEqual({ html: picture });
  });

  it("refuses a fragment as late when it has waited too long", async () => {
    expect(await purify("<p>x</p>", 0)).toEqual({ refused: "waited too long", isLate: true });
  });

  it("goes on when its window is created again", async () => {
    // A window is replaced after five hundred fragments.
    const fragments = Array.from({ length: 1_200 }, (_, index) => `<p>${index}</p>`);
    const results = await Promise.all(fragments.map((html) => purify(html)));
    expect(results).toEqual(fragments.map((html) => ({ html })));
  });
});
