import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { tryKey, wayCookie } from "~/overlay/control-key.server";
import { action, loader } from "~/routes/ex.overlay_.control";
import { origin, responseOf } from "./route-response";
import { visitor } from "./visitor";

const key = "a key of the tests that is long enough";
const page = "/ex/overlay/dock";
const path = "/ex/overlay/control";

beforeEach(() => {
  env.OVERLAY_KEY = key;
});
afterEach(() => {
  delete env.OVERLAY_KEY;
});

const own = () => ({ Cookie: wayCookie("open").split(";")[0]! });
const ask = '{"say":"ask"}';

/** Listens as a dock or an overlay of a browser that has sent the key. */
function listen(query: string, ending = new AbortController()) {
  const request = new Request(`${origin}${path}?${query}`, { headers: own() });
  const context = { ending: ending.signal };
  const response = loader({ request, params: {}, context }) as Response;
  let text = "";
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part as Uint8Array);
    text += "END";
  })();
  return { response, text: () => text, end: () => ending.abort() };
}

describe("without a key of the site", () => {
  it("the way is off, and the dock says how to turn it on", async () => {
    delete env.OVERLAY_KEY;
    for (const handler of [loader, action]) {
      const { status, headers, body } = await responseOf(handler, path, {}, { headers: own() });
      expect([status, body, headers.get("Cache-Control")]).toEqual([404, "", "no-store"]);
    }
    const { document } = await visitor().open(page);
    expect(document.querySelector("[data-dock]")?.getAttribute("data-way")).toBe("off");
    expect(document.body.textContent).toContain("started with OVERLAY_KEY");
    expect(document.querySelector("[name=key]")).toBeNull();
  });
});

describe("a browser that has not sent the key", () => {
  it("hears nothing, and nothing it says is heard", async () => {
    for (const Cookie of ["", "overlay-key=", `overlay-key=${key}`]) {
      const headers = { Cookie };
      expect((await responseOf(loader, path, {}, { headers })).status).toBe(401);
      const post = { method: "POST", body: ask, headers };
      expect((await responseOf(action, path, {}, post)).status).toBe(401);
    }
  });

  it("sends it once, keeps what is not the key, and can forget it; all without a script", async () => {
    const somebody = visitor();
    const dock = await somebody.open(page);
    expect(dock.headers.get("Cache-Control")).toBe("no-store");
    const wrong = await somebody.submit(dock.getByRole("button", { name: "Send the key" }), {
      key: "guessed",
    });
    expect([wrong.status, wrong.address]).toEqual([403, page]);
    expect(wrong.headers.get("Cache-Control")).toBe("no-store");
    wrong.getByText("This is not the overlay key.");
    expect(wrong.find("details:has([name=key])").hasAttribute("open")).toBe(true);
    expect(wrong.document.documentElement.outerHTML).not.toContain("guessed");

    const open = await somebody.submit(wrong.getByRole("button", { name: "Send the key" }), {
      key,
    });
    expect([open.status, open.address]).toEqual([200, page]);
    expect(open.find("[data-dock]").getAttribute("data-way")).toBe("open");
    const again = await somebody.open(page);
    expect(again.find("[data-dock]").getAttribute("data-way")).toBe("open");
    expect(again.document.documentElement.outerHTML).not.toContain(key);

    const closed = await somebody.submit(again.getByRole("button", { name: "Forget the key" }));
    expect(closed.find("[data-dock]").getAttribute("data-way")).toBe("closed");
  });

  it("is told to wait after ten wrong ones", async () => {
    const somebody = visitor();
    const dock = await somebody.open(page);
    // Of the address that all have who come without a server.
    for (let time = 0; time < 10; time += 1) tryKey(`wrong ${time}`, "");
    const send = dock.getByRole("button", { name: "Send the key" });
    const refused = await somebody.submit(send, { key });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    refused.getByText(/too many wrong keys/);
  });
});

describe("a browser that has sent the key", () => {
  const say = (body: string) =>
    responseOf(action, path, {}, { method: "POST", body, headers: own() });

  it("hears what another one says, and is told where", async () => {
    const overlay = listen("as=overlay");
    const dock = listen("as=dock");
    const { status, body: room } = await say(ask);
    expect([status, room]).toEqual([200, expect.stringMatching(/^[\da-f]{8}$/)]);
    await vi.waitFor(() => expect(overlay.text()).toContain(`data: ${ask}\n\n`));
    expect(overlay.text()).toContain(`id: ${room}-`);
    expect(dock.text()).not.toContain(ask);
    expect(overlay.response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    overlay.end();
    dock.end();
    await vi.waitFor(() => expect(overlay.text() + dock.text()).toMatch(/END.*END$/s));
  });

  it.each(["", "{}", '{"say":"obey"}', "x".repeat(70_000)])(
    "is told what is no message",
    async (body) => {
      expect((await say(body)).status).toBe(400);
    },
  );

  it("is sent to another replica by one that is about to end, or has no room", () => {
    const isEnding = new AbortController();
    isEnding.abort();
    const ended = listen("as=dock", isEnding);
    expect(ended.response.status).toBe(503);
    const many = Array.from({ length: 32 }, () => listen("as=dock"));
    const refused = listen("as=dock");
    for (const each of many) each.end();
    expect(many.every(({ response }) => response.status === 200)).toBe(true);
    expect([refused.response.status, refused.response.headers.get("Retry-After")]).toEqual([
      503,
      "2",
    ]);
    const later = listen("as=dock");
    later.end();
    expect(later.response.status).toBe(200);
  });
});
