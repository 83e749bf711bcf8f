import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Share } from "~/sharing/share";
import { renderOnSite } from "./rendering";

const path = "/tf-generator/result?r=a.b";
const text = "I am an Arctic Fox now";
const url = new URL(path, location.origin).href;
const left = vi.fn<(address: string) => void>();

beforeEach(() => {
  localStorage.clear();
  left.mockReset();
  // jsdom does not navigate.
  vi.stubGlobal("location", { origin: location.origin, assign: left });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => ({
  user: userEvent.setup(),
  ...renderOnSite(<Share path={path} text={text} />),
});
const button = (name: string) => screen.getByRole("button", { name });
const server = () => screen.getByLabelText<HTMLInputElement>("Mastodon server");

it("the share buttons of networks with several servers post a form without JavaScript", () => {
  open();
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[action='/share']")];
  expect(
    forms.map((form) => Object.fromEntries(new FormData(form, form.querySelector("button")))),
  ).toEqual([
    { network: "bluesky", path, text, host: "" },
    { network: "mastodon", path, text, host: "" },
  ]);
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Share on Twitter" });
  expect(href).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/);
});

it.each([
  ["Bluesky (share)", /^https:\/\/bsky\.app\/intent\/compose\?/],
  ["Mastodon (share)", /^https:\/\/mastodon\.social\/share\?/],
])("the button %s opens a compose page with the text and the address", async (name, address) => {
  const { user } = open();
  await user.click(button(name));
  const [[to]] = left.mock.calls as [[string]];
  expect(to).toMatch(address);
  expect(new URL(to).searchParams.get("text")).toBe(`${text} ${url}`);
});

it("the share form shows an error if the entered Mastodon server is invalid", async () => {
  const { user, unmount } = open();
  await user.type(server(), "evil.example:8443");
  await user.click(button("Mastodon (share)"));
  expect([left.mock.calls.length, localStorage.length]).toEqual([0, 0]);
  expect(document.activeElement).toBe(server());
  const problem = screen.getByRole("alert");
  expect(problem.textContent).toContain("like mastodon.social");
  expect(server().getAttribute("aria-describedby")).toBe(problem.id);

  await user.clear(server());
  await user.type(server(), "https://Fox.example/{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(left.mock.calls.at(-1)![0]).toMatch(/^https:\/\/fox\.example\/share\?/);
  unmount();
  const again = open();
  expect(server().value).toBe("fox.example");
  await again.user.clear(server());
  await again.user.click(button("Mastodon (share)"));
  expect(left.mock.calls.at(-1)![0]).toMatch(/^https:\/\/mastodon\.social\//);
  again.unmount();
  open();
  expect(server().value).toBe("");
});

it("the Copy link button copies the link or, if copying is not allowed, shows the link", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = open();
  const status = () => screen.getByRole("status").textContent;
  await user.click(button("Copy link"));
  expect([await navigator.clipboard.readText(), status()]).toEqual([url, "Copied!"]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(status()).toBe("");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
  await user.click(button("Copy link"));
  expect(screen.getByText(url)).toBeDefined();
  expect(status()).toBe("Copy the address by hand.");
});

it("the share dialog of the device opens if the device has a share dialog", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  open().unmount();
  expect(screen.queryByText("Share with an app")).toBeNull();
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const { user } = open();
  await user.click(button("Share with an app"));
  Reflect.deleteProperty(navigator, "share");
  expect(share).toHaveBeenCalledWith({ text, url });
});
