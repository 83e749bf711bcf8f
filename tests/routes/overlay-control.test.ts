import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { serializeAccessCookie } from "~/overlay/remote-access.server";
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

const own = () => ({ Cookie: serializeAccessCookie("open").split(";")[0]! });
const request = '{"type":"request-reports"}';

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
    expect(document.body.textContent).toContain("must be started with OVERLAY_KEY");
    expect(document.querySelector("[name=key]")).toBeNull();
  });
});

describe("a browser that has not sent the key", () => {
  it("hears nothing, and nothing it says is heard", async () => {
    for (const Cookie of ["", "overlay-key=", `overlay-key=${key}`]) {
      const headers = { Cookie };
      expect((await responseOf(loader, path, {}, { headers })).status).toBe(401);
      const post = { method: "POST", body: request, headers };
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
    const again = await somebody.open(page);
    expect(again.document.documentElement.outerHTML).not.toContain(key);

    const closed = await somebody.submit(again.getByRole("button", { name: "Forget the key" }));
    closed.getByRole("button", { name: "Send the key" });
  });
});

describe("a browser that has sent the key", () => {
  const say = (body: string) =>
    responseOf(action, path, {}, { method: "POST", body, headers: own() });

  it("receives the messages of others", async () => {
    const overlay = listen("role=overlay");
    const dock = listen("role=dock");
    expect((await say(request)).status).toBe(204);
    await vi.waitFor(() => expect(overlay.text()).toContain(`data: ${request}\n\n`));
    expect(overlay.text()).toMatch(/id: [\da-f]{8}-\d+\n/);
    expect(dock.text()).not.toContain(request);
    expect(overlay.response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    overlay.end();
    dock.end();
    await vi.waitFor(() => expect(overlay.text() + dock.text()).toMatch(/END.*END$/s));
  });

  it.each(["", "{}", '{"type":"obey"}', "x".repeat(70_000)])(
    "is told what is no message",
    async (body) => {
      expect((await say(body)).status).toBe(400);
    },
  );

  it("is sent to another replica by one that is about to end, or has no room", () => {
    const isEnding = new AbortController();
    isEnding.abort();
    const ended = listen("role=dock", isEnding);
    expect(ended.response.status).toBe(503);
    const many = Array.from({ length: 32 }, () => listen("role=dock"));
    const refused = listen("role=dock");
    for (const each of many) each.end();
    expect(many.every(({ response }) => response.status === 200)).toBe(true);
    expect(refused.response.status).toBe(503);
    const later = listen("role=dock");
    later.end();
    expect(later.response.status).toBe(200);
  });
});
