import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { suggestions } from "~content/home.yaml";
import { loader } from "~/routes/_main._index";
import { loader as status } from "~/routes/commissions.status";
import { clearCache } from "~/upstream/cache.server";
import { onCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";
import { envelope, upstreamHas } from "./sample-comic";
import { visitor } from "./visitor";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

interface Home {
  suggestion: { to: string };
  commissions: { state: string; text?: string };
  latest?: { chapter: number; page: number };
}

const open = () => responseOf(loader, "/");
const home = async () => (await open()).data as Home;

const commissions = (answer: () => Response | Promise<Response>) =>
  onCall("v1/commissions/data", answer);

describe("the home page", () => {
  // A busy machine may take longer over an answer than the page is patient.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("has the status and the latest page in it when both are known", async () => {
    commissions(() => envelope({ status: " Open for sketches " }));
    upstreamHas({ 3: [1, 8] }, [3, 8]);
    const { headers, data } = await open();
    expect(data).toMatchObject({
      commissions: { state: "known", text: "Open for sketches" },
      latest: { chapter: 3, page: 8 },
    });
    expect(headers.get("Cache-Control")).toBeNull();
  });

  it("comes without a latest page when that cannot be had, and is then not kept", async () => {
    upstreamHas({}, undefined);
    const { headers, data } = await open();
    expect((data as Home).latest).toBeUndefined();
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("leads to the newest piece of fan art, and is not kept while that cannot be had", async () => {
    onCall("v1/galleries/fan-art", () =>
      envelope([
        { id: "first", title: "First", location: "art/first.png", date: "2025-01-01" },
        { id: "a b", title: "Second", location: "art/second.png", date: "2025-02-01" },
      ]),
    );
    const front = await visitor().open("/");
    const art = front.getByRole("link", { name: /“Second”/ });
    expect(art.getAttribute("href")).toBe("/galleries/fan-art/a%20b");
    clearCache();
    onCall("v1/galleries/fan-art", () => new HttpResponse(null, { status: 404 }));
    const { headers, data } = await open();
    expect(data).toMatchObject({ newestArt: undefined });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("says that there is no status when it cannot be had, and is then not kept", async () => {
    commissions(() => new HttpResponse(null, { status: 404 }));
    const { headers, data } = await open();
    expect((data as Home).commissions).toEqual({ state: "failed" });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

it("the home page does not wait for a slow status, and is then not kept", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (answer = resolve));
  commissions(() => late);
  const { headers, data } = await open();
  expect((data as Home).commissions).toEqual({ state: "checking" });
  expect(headers.get("Cache-Control")).toBe("no-store");

  // The call went on, and the page asks again for what it brought.
  answer(envelope({ status: "Open at last" }));
  const again = await responseOf(status, "/commissions/status");
  expect(JSON.parse(again.body)).toEqual({ state: "known", text: "Open at last" });
});

it("a page that could not wait for the status asks for it by a script of its own", async () => {
  let answer: (response: Response) => void = () => undefined;
  commissions(() => new Promise((resolve) => (answer = resolve)));
  const home = await visitor().open("/");
  answer(envelope({ status: "Open at last" }));
  const status = home.find("[role=status]");
  expect(status.textContent).toMatch(/^Checking\.\.\./);
  const script = status.querySelector("script")!;
  const run = async (answer: Promise<unknown>) => {
    const fetch = () => answer;
    new Function("document", "fetch", script.text)({ currentScript: script }, fetch);
    await vi.waitFor(() => expect(status.textContent).not.toMatch(/Checking/));
    return status.textContent;
  };
  const before = status.innerHTML;
  expect(await run(Promise.resolve(Response.json({ state: "known", text: "Open" })))).toBe("Open");
  for (const failed of [
    () => Promise.reject(new Error()),
    () => Promise.resolve(Response.json({})),
  ]) {
    status.innerHTML = before;
    status.prepend(script);
    expect(await run(failed())).toBe("Could not get status");
  }
});

describe("the suggestion", () => {
  it("is one of six sections, each with an address of its own", () => {
    expect(new Set(suggestions.map(({ to }) => to)).size).toBe(6);
    expect(suggestions.map(({ title }) => title)).toEqual([
      "Story",
      "Stream",
      "Art",
      "Fun",
      "Site Info",
      "Otherworlds",
    ]);
  });

  it.each([
    [0, 0],
    [0.5, 3],
    [0.999_999, 5],
  ])("is picked by chance: %d is number %i", async (chance, index) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    expect((await home()).suggestion).toEqual(suggestions[index]);
  });
});

describe("the status by itself", () => {
  const check = async () => {
    const { headers, body } = await responseOf(status, "/commissions/status");
    expect(headers.get("Cache-Control")).toBe("no-store");
    return JSON.parse(body) as unknown;
  };

  it("is the artist's own words", async () => {
    commissions(() => envelope({ status: "closed", form: "https://x.example" }));
    expect(await check()).toEqual({ state: "known", text: "closed" });
  });

  it.each([[{}], [[]], [{ status: "" }], [{ status: "  " }], [{ status: null }], [{ status: 7 }]])(
    "is some words even for %j",
    async (data) => {
      commissions(() => envelope(data));
      expect(await check()).toEqual({ state: "known", text: expect.stringMatching(/\w/) });
    },
  );

  it.each([["closed"], [7]])("has failed for %j", async (data) => {
    commissions(() => envelope(data));
    expect(await check()).toEqual({ state: "failed" });
  });
});
