import { Piscina } from "piscina";
import { afterAll, describe, expect, it } from "vitest";
import type { Fragment, Purified } from "./purifier";

const pool = new Piscina<Fragment[], Purified[]>({
  filename: new URL("./worker.ts", import.meta.url).href,
  maxThreads: 1,
  atomics: "disabled",
  execArgv: ["--import", "tsx"],
  workerData: { pictureHost: "https://pictures.example" },
});
afterAll(() => pool.destroy());

const purify = (...fragments: string[]) =>
  pool.run(fragments.map((html) => ({ html, kind: "flow" })));

describe("the sanitizer's worker", () => {
  it("returns results in the order of the fragments", async () => {
    const deep = '<ul title="</ul>"><li>'.repeat(1_000);
    expect(await purify("<p>One<script>1</script></p>", deep, "<em>three")).toEqual([
      { html: "<p>One</p>" },
      { refused: "nested more than 40 deep" },
      { html: "<em>three</em>" },
    ]);
  });

  it("allows pictures of the picture host", async () => {
    const picture = '<img src="https://pictures.example/d/x.png" alt="" loading="lazy">';
    expect(await purify(picture)).toEqual([{ html: picture }]);
  });

  it("goes on when its window is created again", async () => {
    let cleaned = 0;
    // A window is replaced after five hundred fragments.
    for (let batch = 0; batch < 12; batch += 1) {
      const fragments = Array.from({ length: 100 }, (_, index) => `<p>${index}</p>`);
      const results = await purify(...fragments);
      cleaned += results.filter((result) => "html" in result).length;
    }
    expect(cleaned).toBeGreaterThan(500);
    expect(await purify("<b>still here</b>")).toEqual([{ html: "<b>still here</b>" }]);
  });
});
