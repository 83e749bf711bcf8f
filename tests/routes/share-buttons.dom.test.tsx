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
  // jsdom does not navigate.
  vi.stubGlobal("location", { origin: location.origin, assign: left });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  return { user: userEvent.setup(), ...renderOnSite(<Share path={path} text={text} />) };
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it("each network with servers is a form that works without JavaScript", () => {
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
  ])("%s opens a new post with text and address", async (name, address) => {
    const { user } = open();
    await user.click(button(name));
    expect(left).toHaveBeenCalledTimes(1);
    const [to] = left.mock.calls[0] as [string];
    expect(to).toMatch(address);
    const { searchParams } = new URL(to);
    expect([searchParams.get("text"), searchParams.get("url")].join(" ")).toContain(url);
    expect(searchParams.get("text")).toContain(text);
  });

  it("opens on the server in whose field Enter is pressed, but not on an invalid one", async () => {
    const { user } = open();
    const server = field("Mastodon server");
    await user.type(server, "evil.example:8443");
    await user.click(button("Share on Mastodon"));
    expect(left).not.toHaveBeenCalled();
    expect(server.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(server);
    const problem = screen.getByRole("alert");
    expect(problem.textContent).toContain("like mastodon.social");
    expect(server.getAttribute("aria-describedby")).toBe(problem.id);
    expect(localStorage).toHaveLength(0);

    await user.clear(server);
    await user.type(server, "https://Fox.example/{Enter}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/fox\.example\/share\?/);
  });
});

describe("the server", () => {
  it("is remembered for its network", async () => {
    const { user, unmount } = open();
    await user.type(field("Mastodon server"), "@me@fox.example");
    await user.click(button("Share on Mastodon"));
    unmount();
    open();
    expect(field("Mastodon server").value).toBe("fox.example");
    expect(field("Bluesky server").value).toBe("");
  });

  it("is forgotten when the field is blank", async () => {
    localStorage.setItem("share:mastodon", "fox.example");
    const { user, unmount } = open();
    await user.clear(field("Mastodon server"));
    await user.click(button("Share on Mastodon"));
    expect(left.mock.calls[0]![0]).toMatch(/^https:\/\/mastodon\.social\//);
    unmount();
    open();
    expect(field("Mastodon server").value).toBe("");
  });

  it("is not an invalid one from storage", () => {
    localStorage.setItem("share:mastodon", "evil.example:8443");
    open();
    expect(field("Mastodon server").value).toBe("");
  });
});

describe("the link", () => {
  it("is copied, with a message for some seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open();
    await user.click(button("Copy link"));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole("status").textContent).toBe("Copied!");
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole("status").textContent).toBe("");
    vi.useRealTimers();
  });

  it("is shown in a field if copying is not allowed", async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
    await user.click(button("Copy link"));
    const address = field("Copy this address");
    expect(address.value).toBe(url);
    expect(document.activeElement).toBe(address);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});

describe("the share dialog of the device", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  it("opens, and closing it is no error", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = open();
    await user.click(button("Share…"));
    expect(share).toHaveBeenCalledWith({ text, url });
  });

  it("is not offered if there is none", () => {
    open();
    expect(screen.queryByText("Share…")).toBeNull();
  });
});
