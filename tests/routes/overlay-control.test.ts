import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { isOverlayKey, serializeAccessCookie } from "~/overlay/remote-access.server";
import { action, loader } from "~/routes/ex.overlay_.control";
import { origin, responseOf } from "./route-response";
import { visitor } from "./visitor";

const key = "a key of the tests that is long enough";
const dockPath = "/ex/overlay/dock";
const path = "/ex/overlay/control";
const message = '{"type":"request-reports"}';

beforeEach(() => {
  env.OVERLAY_KEY = key;
});
afterEach(() => {
  delete env.OVERLAY_KEY;
});

const getCookie = () => serializeAccessCookie("open").split(";")[0]!;

/** The statuses of the event stream and of a message from a browser with this cookie. */
async function requestBoth(Cookie: string): Promise<number[]> {
  const headers = { Cookie };
  const responses = [
    await responseOf(loader, path, {}, { headers }),
    await responseOf(action, path, {}, { method: "POST", body: message, headers }),
  ];
  for (const { body, headers: sent } of responses) {
    expect([body, sent.get("Cache-Control")]).toEqual(["", "no-store"]);
  }
  return responses.map(({ status }) => status);
}

/** Opens the event stream of a browser that has sent the key. */
function listen(role: "dock" | "overlay", ending = new AbortController()) {
  const headers = { Cookie: getCookie() };
  const request = new Request(`${origin}${path}?role=${role}`, { headers });
  const response = loader({
    request,
    params: {},
    context: { ending: ending.signal },
  }) as Response;
  let text = "";
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part as Uint8Array);
    text += "END";
  })();
  return { response, text: () => text, end: () => ending.abort() };
}

const post = (body: string) =>
  responseOf(action, path, {}, { method: "POST", body, headers: { Cookie: getCookie() } });

it("without OVERLAY_KEY responds with 404 to any cookie, and the dock says how to enable remote control", async () => {
  const cookie = getCookie();
  delete env.OVERLAY_KEY;
  for (const sent of [cookie, getCookie()]) expect(await requestBoth(sent)).toEqual([404, 404]);
  const { document } = await visitor().open(dockPath);
  expect(document.body.textContent).toContain("must be started with OVERLAY_KEY");
  expect(document.querySelector("[name=key]")).toBeNull();
});

describe("a browser that has not sent the key", () => {
  it("gets 401, also with the key itself or the cookie of another key as its cookie", async () => {
    const cookie = getCookie();
    env.OVERLAY_KEY = `${key}!`;
    for (const sent of ["", "overlay-key=", `overlay-key=${env.OVERLAY_KEY}`, cookie]) {
      expect(await requestBoth(sent)).toEqual([401, 401]);
    }
  });

  it("sends the key and forgets it by plain forms; a wrong key is rejected", async () => {
    const somebody = visitor();
    const dock = await somebody.open(dockPath);
    expect(dock.headers.get("Cache-Control")).toBe("no-store");
    const wrong = await somebody.submit(dock.getByRole("button", { name: "Send the key" }), {
      key: `${key} `,
    });
    expect([wrong.status, wrong.address]).toEqual([403, dockPath]);
    expect(wrong.headers.get("Cache-Control")).toBe("no-store");
    wrong.getByText("This is not the overlay key.");
    expect(wrong.find("details:has([name=key])").hasAttribute("open")).toBe(true);
    expect(wrong.document.documentElement.outerHTML).not.toContain(key);

    const open = await somebody.submit(wrong.getByRole("button", { name: "Send the key" }), {
      key,
    });
    expect([open.status, open.address]).toEqual([200, dockPath]);
    expect(open.document.documentElement.outerHTML).not.toContain(key);
    const closed = await somebody.submit(open.getByRole("button", { name: "Forget the key" }));
    closed.getByRole("button", { name: "Send the key" });
  });

  it("gets a cookie that is derived from the key and sent to overlay paths only", () => {
    expect(serializeAccessCookie("open")).toMatch(
      /^overlay-key=[\w-]{43}; Max-Age=31536000; Path=\/ex\/overlay; HttpOnly; SameSite=Strict$/,
    );
    expect(serializeAccessCookie("closed")).toMatch(
      /^overlay-key=; Max-Age=0; Path=\/ex\/overlay;/,
    );
  });
});

describe("a browser that has sent the key", () => {
  it("keeps access while that key is listed after a new one, which others have to send", async () => {
    const next = "a new key of the tests that is long enough";
    const former = getCookie();
    env.OVERLAY_KEY = `${next},${key}`;
    const postAs = (Cookie: string) =>
      responseOf(action, path, {}, { method: "POST", body: message, headers: { Cookie } });
    expect((await postAs(former)).status).toBe(204);
    expect([isOverlayKey(next), isOverlayKey(key)]).toEqual([true, false]);
    const renewed = getCookie();
    env.OVERLAY_KEY = next;
    expect((await postAs(renewed)).status).toBe(204);
    expect((await postAs(former)).status).toBe(401);
  });

  it("receives the messages of others that concern it", async () => {
    const overlay = listen("overlay");
    const dock = listen("dock");
    expect((await post(message)).status).toBe(204);
    await vi.waitFor(() => expect(overlay.text()).toContain(`data: ${message}\n\n`));
    expect(overlay.text()).toMatch(/id: [\da-f]{8}-\d+\n/);
    expect(dock.text()).not.toContain(message);
    expect(overlay.response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    overlay.end();
    dock.end();
    await vi.waitFor(() => expect(overlay.text() + dock.text()).toMatch(/END.*END$/s));
  });

  it.each(["", '{"type":"obey"}', "x".repeat(70_000)])(
    "gets 400 for an invalid message: %.20j",
    async (body) => expect((await post(body)).status).toBe(400),
  );

  it("gets 503 from a process that is about to end, and from one with 32 streams", () => {
    const ending = new AbortController();
    ending.abort();
    expect(listen("dock", ending).response.status).toBe(503);
    const streams = Array.from({ length: 32 }, () => listen("dock"));
    expect(streams.every(({ response }) => response.status === 200)).toBe(true);
    expect(listen("dock").response.status).toBe(503);
    for (const stream of streams) stream.end();
    const later = listen("dock");
    expect(later.response.status).toBe(200);
    later.end();
  });
});
