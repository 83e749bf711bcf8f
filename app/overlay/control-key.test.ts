import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { tryKey, wayCookie, wayOf } from "./control-key.server";

const key = "a key of the tests that is long enough";
let visitors = 0;
/** Somebody who has tried nothing yet. */
const stranger = () => `203.0.113.${(visitors += 1)}`;

beforeEach(() => {
  env.OVERLAY_KEY = key;
});
afterEach(() => {
  delete env.OVERLAY_KEY;
  vi.useRealTimers();
});

const requestWith = (cookie: string) =>
  new Request("http://127.0.0.1/ex/overlay/dock", { headers: { Cookie: cookie } });
const sent = (cookie: string) => requestWith(cookie.split(";")[0]!);

describe("the way through the server", () => {
  it("is off without a key, whatever a browser sends", () => {
    const cookie = wayCookie("open");
    delete env.OVERLAY_KEY;
    expect(wayOf(sent(cookie))).toBe("off");
    expect(wayOf(sent(wayCookie("open")))).toBe("off");
    expect(tryKey("", stranger())).toBe("wrong");
  });

  it("is open to who has the cookie of this very key", () => {
    const cookie = wayCookie("open");
    expect(wayOf(sent(cookie))).toBe("open");
    expect(wayOf(requestWith(""))).toBe("closed");
    expect(wayOf(requestWith(`overlay-key=${key}`))).toBe("closed");
    expect(wayOf(sent(wayCookie("closed")))).toBe("closed");
    env.OVERLAY_KEY = `${key}!`;
    expect(wayOf(sent(cookie))).toBe("closed");
  });

  it("has a cookie that says nothing of the key, and goes nowhere else", () => {
    const cookie = wayCookie("open");
    expect(cookie).toMatch(
      /^overlay-key=[\w-]{43}; Max-Age=31536000; Path=\/ex\/overlay; HttpOnly; SameSite=Strict$/,
    );
    expect(wayCookie("closed")).toMatch(/^overlay-key=; Max-Age=0; Path=\/ex\/overlay;/);
  });
});

describe("a key that is sent", () => {
  it.each([["", key.slice(1), `${key} `, key.toUpperCase()]])("is wrong: %j", (given) => {
    expect(tryKey(given, stranger())).toBe("wrong");
  });

  it("is not even looked at after ten wrong ones in a minute, of that address alone", () => {
    vi.useFakeTimers();
    const visitor = stranger();
    expect(tryKey(key, visitor)).toBe("right");
    for (let time = 0; time < 10; time += 1) {
      expect(tryKey("wrong", visitor)).toBe("wrong");
      vi.advanceTimersByTime(5_000);
    }
    expect(tryKey(key, visitor)).toBe("too often");
    expect(tryKey(key, stranger())).toBe("right");
    // A minute after the first of them.
    vi.advanceTimersByTime(11_000);
    expect(tryKey(key, visitor)).toBe("right");
  });

  it("forgets who tried long ago before it takes memory without end", () => {
    const visitor = stranger();
    for (let time = 0; time < 10; time += 1) tryKey("wrong", visitor);
    expect(tryKey(key, visitor)).toBe("too often");
    for (let time = 0; time < 1_000; time += 1) tryKey("wrong", `10.0.${time >> 8}.${time & 255}`);
    expect(tryKey(key, visitor)).toBe("right");
  });
});
