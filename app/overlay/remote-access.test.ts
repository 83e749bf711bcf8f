import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { getRemoteAccess, isOverlayKey, serializeAccessCookie } from "./remote-access.server";

const key = "a key of the tests that is long enough";

beforeEach(() => {
  env.OVERLAY_KEY = key;
});
afterEach(() => {
  delete env.OVERLAY_KEY;
});

const requestWith = (cookie: string) =>
  new Request("http://127.0.0.1/ex/overlay/dock", { headers: { Cookie: cookie } });
const sent = (cookie: string) => requestWith(cookie.split(";")[0]!);

describe("remote access", () => {
  it("is off without a key of the site, whatever a browser sends", () => {
    const cookie = serializeAccessCookie("open");
    delete env.OVERLAY_KEY;
    expect(getRemoteAccess(sent(cookie))).toBe("off");
    expect(getRemoteAccess(sent(serializeAccessCookie("open")))).toBe("off");
    expect(isOverlayKey("")).toBe(false);
  });

  it("is open to a browser with the cookie of the current key", () => {
    const cookie = serializeAccessCookie("open");
    expect(getRemoteAccess(sent(cookie))).toBe("open");
    expect(getRemoteAccess(requestWith(""))).toBe("closed");
    expect(getRemoteAccess(requestWith(`overlay-key=${key}`))).toBe("closed");
    expect(getRemoteAccess(sent(serializeAccessCookie("closed")))).toBe("closed");
    env.OVERLAY_KEY = `${key}!`;
    expect(getRemoteAccess(sent(cookie))).toBe("closed");
  });

  it("has a cookie that does not reveal the key and is sent nowhere else", () => {
    expect(serializeAccessCookie("open")).toMatch(
      /^overlay-key=[\w-]{43}; Max-Age=31536000; Path=\/ex\/overlay; HttpOnly; SameSite=Strict$/,
    );
    expect(serializeAccessCookie("closed")).toMatch(
      /^overlay-key=; Max-Age=0; Path=\/ex\/overlay;/,
    );
  });
});

it("accepts the exact key only", () => {
  expect(isOverlayKey(key)).toBe(true);
  for (const wrong of ["", key.slice(1), `${key} `, key.toUpperCase()]) {
    expect(isOverlayKey(wrong), wrong).toBe(false);
  }
});
