import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { suggestions } from "~content/home.yaml";
import { loader } from "~/routes/_main._index";
import { loader as status } from "~/routes/commissions.status";
import { failCall, onCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { envelope, upstreamHas } from "./sample-comic";
import { visitor } from "./visitor";

const open = () => responseOf(loader, "/");
const commissions = (answer: () => Response | Promise<Response>) =>
  onCall("v1/commissions/data", answer);

describe("the home page", () => {
  // On a busy machine, a response may take longer than the page's timeout.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("the home page shows the commission status and the latest comic page", async () => {
    commissions(() => envelope({ status: " Open for sketches " }));
    upstreamHas({ 3: [1, 8] }, [3, 8]);
    const { headers, data } = await open();
    expect(data).toMatchObject({
      commissions: { state: "known", text: "Open for sketches" },
      latest: { chapter: 3, page: 8 },
    });
    expect(headers.get("Cache-Control")).toMatch(/^public/);
  });

  it.each([
    ["v1/comics/{comic}/latest", { latest: undefined }],
    ["v1/commissions/data", { commissions: { state: "failed" } }],
    ["v1/galleries/fan-art", { newestArt: undefined }],
  ] as const)("the home page is not cached if the API call %s fails", async (call, part) => {
    failCall(call, "status", 404);
    const { headers, data } = await open();
    expect(data).toMatchObject(part);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("the home page shows new readers where to start, and returning readers what is new", async () => {
    upstreamHas({ 1: [1, 2], 3: [1, 8] }, [3, 8]);
    const { document } = await visitor().open("/");
    const textsOf = (selector: string) =>
      Array.from(document.querySelectorAll(`main ${selector}`), ({ textContent }) =>
        textContent!.replace(/\s+/g, " "),
      );
    expect(textsOf("[data-shown-to]:not([hidden])")).toEqual([
      "Start at page one",
      "Latest page: chapter 3, page 8",
      "",
      expect.stringMatching(/^New here\?/),
    ]);
    expect(textsOf("[data-shown-to][hidden]")).toContain("Newest page: chapter 3, page 8");
  });

  it("the home page links to the commissions and names the lowest price", async () => {
    commissions(() => envelope({ status: "Open" }));
    onCall("v1/commissions/types", () => envelope([{ name: "A", price: "US$9" }, { name: "B" }]));
    const row = (await visitor().open("/")).getByRole("link", { name: /^Open ?, from US\$9$/ });
    expect(row.getAttribute("href")).toBe("/commissions");
  });

  it("the home page links to the newest fan art", async () => {
    onCall("v1/galleries/fan-art", () =>
      envelope([
        { id: "first", title: "First", location: "art/first.png", date: "2025-01-01" },
        { id: "a b", title: "Second", location: "art/second.png", date: "2025-02-01" },
      ]),
    );
    const art = (await visitor().open("/")).getByRole("link", { name: "Newest fan art" });
    expect(art.getAttribute("href")).toBe("/galleries/fan-art/a%20b");
  });
});

it("the home page does not wait for a slow commission status", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (answer = resolve));
  commissions(() => late);
  const { headers, data } = await open();
  expect(data).toMatchObject({ commissions: { state: "checking" } });
  expect(headers.get("Cache-Control")).toBe("no-store");

  // The pending call still fills the cache.
  answer(envelope({ status: "Open at last" }));
  const again = await responseOf(status, "/commissions/status");
  expect(JSON.parse(again.body)).toEqual({ state: "known", text: "Open at last" });
});

it("the home page suggests a random section even if the page is cached", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.999_999);
  const page = await visitor().open("/");
  const shown = () =>
    Array.from(
      page.document.querySelectorAll("[data-suggestion]:not([hidden])"),
      ({ textContent }) => textContent,
    );
  const textsOf = ({ line, action }: (typeof suggestions)[number]) => [line + action];
  expect(shown()).toEqual(textsOf(suggestions.at(-1)!));
  random.mockReturnValue(0);
  const script = [...page.document.scripts].find(({ text }) => text.includes("data-suggestion"))!;
  new Function("document", script.text)(page.document);
  expect(shown()).toEqual(textsOf(suggestions[0]!));
});

it.each([
  [
    { status: "closed", form: "https://x.example" },
    { state: "known", text: "closed" },
  ],
  [{ status: "  " }, { state: "known", text: "Not announced yet" }],
  [{ status: 7 }, { state: "known", text: "Not announced yet" }],
  ["closed", { state: "failed" }],
])(
  "/commissions/status responds to the API data %j with an uncached %j",
  async (data, expected) => {
    commissions(() => envelope(data));
    const { headers, body } = await responseOf(status, "/commissions/status");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.parse(body)).toEqual(expected);
  },
);
