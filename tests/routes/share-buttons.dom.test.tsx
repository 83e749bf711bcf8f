import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Share } from "~/sharing/share";
import { renderOnSite } from "./rendering";

const path = "/tf-generator/result?r=a.b";
const text = "I am an Arctic Fox now";
const url = new URL(path, location.origin).href;

const left = vi.fn();

beforeEach(() => {
  localStorage.clear();
  left.mockReset();
  // jsdom cannot go anywhere; what matters is where to.
  vi.stubGlobal("location", { origin: location.origin, assign: left });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  return { user: userEvent.setup(), ...renderOnSite(<Share path={path} text={text} />) };
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it("each network with servers is a form that works without scripts", () => {
  open();
  const forms = [...document.querySelectorAll("form")];
  expect(
    forms.map((form) => {
      const data = new FormData(form, form.querySelector("button"));
      expect(form.getAttribute("action")).toBe("/share");
      expect(form.getAttribute("method")).toBe("post");
      return Object.fromEntries(data);
    }),
  ).toEqual([
    { network: "bluesky", path, text, host: "" },
    { network: "mastodon", path, text, host: "" },
  ]);
});

it("the placeholder of a server is the one of blank fields", () => {
  open();
  expect(field("Bluesky host").placeholder).toBe("bsky.app");
  expect(field("Mastodon server").placeholder).toBe("mastodon.social");
});

it("Twitter is a link with text and address", () => {
  renderOnSite(<Share path={path} text={text} />, {
    site: { siteUrl: "https://fox.example", pictureHost: "/cdn", dataSaver: false },
  });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Share on Twitter" });
  expect(href).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    text,
    url: `https://fox.example${path}`,
  });
});

describe("a network", () => {
  it.each([
    ["Share on Bluesky", /^https:\/\/bsky\.app\/intent\/compose\?/],
    ["Share on Mastodon", /^https:\/\/mastodon\.social\/share\?/],
  ])("%s is gone to with words and link", async (name, address) => {
    const { user } = open();
    await user.click(button(name));
    expect(left).toHaveBeenCalledTimes(1);
    const [to] = left.mock.calls[0] as [string];
    expect(to).toMatch(address);
    const { searchParams } = new URL(to);
    expect([searchParams.get("text"), searchParams.get("url")].join(" ")).toContain(url);
    expect(searchParams.get("text")).toContain(text);
  });

  it("is shared on at the server whose field Enter was pressed in", async () => {
    const { user } = open();
    await user.type(field("Mastodon server"), "https://Fox.example/{Enter}");
    expect(left).toHaveBeenCalledTimes(1);
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/fox\.example\/share\?/);
  });

  it("is not opened on a server that is none, and the field says why", async () => {
    const { user } = open();
    const server = field("Mastodon server");
    await user.type(server, "evil.example/path");
    await user.click(button("Share on Mastodon"));
    expect(left).not.toHaveBeenCalled();
    expect(server.validity.patternMismatch).toBe(true);
    expect(server.title).toContain("mastodon.social");
    expect(localStorage).toHaveLength(0);

    await user.clear(server);
    await user.type(server, "fox.example");
    await user.click(button("Share on Mastodon"));
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/fox\.example\/share\?/);
  });
});

describe("the server", () => {
  it("is there again the next time, each network's own", async () => {
    const { user, unmount } = open();
    await user.type(field("Mastodon server"), "@me@fox.example");
    await user.click(button("Share on Mastodon"));
    unmount();
    open();
    expect(field("Mastodon server").value).toBe("fox.example");
    expect(field("Bluesky host").value).toBe("");
  });

  it("is the network's own again once the field was left blank", async () => {
    localStorage.setItem("share:mastodon", "fox.example");
    const { user, unmount } = open();
    await user.clear(field("Mastodon server"));
    await user.click(button("Share on Mastodon"));
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/mastodon\.social\//);
    unmount();
    open();
    expect(field("Mastodon server").value).toBe("");
  });

  it("is not what somebody else wrote into the storage", () => {
    localStorage.setItem("share:mastodon", "evil.example/path");
    open();
    expect(field("Mastodon server").value).toBe("");
  });

  it("is asked for each time where there is no storage", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    const { user } = open();
    await user.type(field("Mastodon server"), "fox.example{Enter}");
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/fox\.example\//);
  });
});

describe("the link", () => {
  it("is copied, which everybody is told, for a while", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open();
    await user.click(button("Copy link"));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole("status").textContent).toBe("Copied!");
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole("status").textContent).toBe("");
    vi.useRealTimers();
  });

  it("is shown to be copied by hand where pages may not", async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
    await user.click(button("Copy link"));
    const address = field("Copy this address");
    expect(address.value).toBe(url);
    expect(document.activeElement).toBe(address);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});

describe("the device's own way to share", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  it("is offered where there is one, and closing it is no failure", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = open();
    await user.click(button("Share…"));
    expect(share).toHaveBeenCalledWith({ text, url });
  });

  it("is not where there is none", () => {
    open();
    expect(screen.queryByText("Share…")).toBeNull();
  });
});
