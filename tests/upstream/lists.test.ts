import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { listCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { optionalFlowHtml, normalizeWebAddress } from "~/upstream/fields.server";
import * as sanitizer from "~/upstream/html/sanitize.server";
import { upstream } from "~mocks/index";

afterEach(() => void vi.useRealTimers());

const thing = z.object({ name: z.string(), words: optionalFlowHtml });

const things = listCall("v1/things", {
  summary: "Things",
  item: thing,
  identify: ({ name }) => name,
  cache: cachePolicies.story,
});

function listOf(data: unknown) {
  upstream.use(
    http.get("*/v1/things", () =>
      HttpResponse.json({ code: "CHASE-1000", message: "OK", data } as object),
    ),
  );
  return fetchData(things);
}

describe("a list", () => {
  it("keeps its order, and drops fields that the site does not read", async () => {
    expect(await listOf([{ name: "b", secret: 1 }, { name: "a" }])).toEqual([
      { name: "b", words: "" },
      { name: "a", words: "" },
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("leaves out invalid items, and logs their positions without their content", async () => {
    const things = [{ name: "a" }, { name: 7 }, "x<script>", null, { name: "b" }];
    expect(await listOf(things)).toEqual([
      { name: "a", words: "" },
      { name: "b", words: "" },
    ]);
    const lines = vi.mocked(console.warn).mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^upstream GET v1\/things left out item \d \(/);
    expect([1, 2, 3].filter((number) => lines[0]?.includes(`item ${number} (`))).toHaveLength(3);
    expect(lines[0]).not.toContain("script");
  });

  it.each([[[]], [{}], [""]])("may be empty: %j", async (data) => {
    expect(await listOf(data)).toEqual([]);
  });

  it("leaves out items that are named as an earlier one", async () => {
    const list = [{ name: "a", words: "1" }, { name: "b" }, { name: "a" }, { name: "c" }];
    const names = (await listOf(list)).map(({ name, words }) => name + words);
    expect(names).toEqual(["a1", "b", "c"]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ["upstream GET v1/things left out 1 named as an earlier item"],
    ]);
  });

  it("leaves out HTML that is beyond its bounds", async () => {
    const bottomless = "<b>".repeat(100);
    const items = [
      { name: "a", words: "<b>A</b>" },
      { name: "b", words: bottomless },
    ];
    expect(await listOf(items)).toEqual([
      { name: "a", words: "<b>A</b>" },
      { name: "b", words: "" },
    ]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ["upstream GET v1/things left out item 1.words (HTML nested more than 40 deep)"],
    ]);
  });

  it("leaves out HTML beyond a sum", async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({
      name: String(at),
      words: `<b>${at}</b>${"x".repeat(60_000)}`,
    }));
    const read = await listOf(items);
    expect(read.filter(({ words }) => words !== "")).toHaveLength(8);
    expect(vi.mocked(console.warn).mock.lastCall?.[0]).toContain("characters in sum");
  });

  it("is cached for a minute without late HTML", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.spyOn(sanitizer, "sanitize").mockResolvedValueOnce({ refused: "late", isLate: true });
    const list = [{ name: "a", words: "<b>A</b>" }];
    expect(await listOf(list)).toMatchObject([{ words: "" }]);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await listOf(list)).toMatchObject([{ words: "<b>A</b>" }]));
  });
});

describe("normalizeWebAddress", () => {
  it.each([
    ["https://shop.example/pins", "https://shop.example/pins"],
    ["HTTP://Shop.example", "http://shop.example/"],
    ["https://shop.example/schön?q=Füchse", "https://shop.example/sch%C3%B6n?q=F%C3%BCchse"],
    ["https://shop.example/a\r\nSet-Cookie: x=1", "https://shop.example/aSet-Cookie:%20x=1"],
  ])("%j is accepted", (text, href) => {
    expect(normalizeWebAddress(text)).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)//https://x",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "shop.example",
    "/commissions",
    "mailto:a@b.example",
    "https://",
    "",
  ])("%j is rejected", (text) => {
    expect(normalizeWebAddress(text)).toBeUndefined();
  });
});
