import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { withFreshUpstream } from "../upstream/fresh";
import { visitor, type Page } from "./visitor";

withFreshUpstream();

const menu = (page: Page) => page.find('nav[aria-label="Main"]');
const subSite = ({ document }: Page) => document.documentElement.getAttribute("data-sub-site");
const item = (page: Page, name: string) =>
  within(menu(page) as HTMLElement).getByText(name, { selector: "a" });

it("the menu leads to a page, and marks it and nothing else", async () => {
  const guest = visitor();
  const home = await guest.open("/");
  expect(item(home, "Home").getAttribute("aria-current")).toBe("page");
  const comic = await guest.follow(item(home, "Comic"));
  expect(comic.address).toBe("/comics/talechasers");
  expect(item(comic, "Comic").getAttribute("aria-current")).toBe("page");
  expect(menu(comic).querySelectorAll("[aria-current]")).toHaveLength(1);
});

it("a link between the sub-sites leads to the other's theme and menu, and back", async () => {
  const guest = visitor();
  const home = await guest.open("/");
  expect(subSite(home)).toBe("main");
  const guild = await guest.follow(item(home, "Caudalglen"));
  expect([guild.address, subSite(guild)]).toEqual(["/cga", "guild"]);
  const links = Array.from(menu(guild).querySelectorAll("a"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/cga",
    "/cga/characters",
    "/cga/contact",
    "/",
  ]);
  const back = await guest.follow(links.at(-1)!);
  expect([back.address, subSite(back)]).toEqual(["/", "main"]);
});

it("the footer leads out, to the feed and to donations", async () => {
  const footer = within((await visitor().open("/comics/talechasers")).getByRole("contentinfo"));
  expect(footer.getByText(/2015–2025/)).toBeTruthy();
  expect(footer.getByRole("link", { name: /^Donate/ }).getAttribute("href")).toMatch(/^https:/);
  const elsewhere = within(footer.getByRole("navigation", { name: "Elsewhere" }));
  expect(elsewhere.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Bluesky",
    "Twitch",
    "YouTube",
    "Telegram",
    "FurAffinity",
    "DeviantArt",
    "RSS feed",
  ]);
  expect(elsewhere.getByText("RSS feed").getAttribute("href")).toBe("/v1/rss/feeds/chase");
});
