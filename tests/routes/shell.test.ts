import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { socialLinks } from "~content/links.yaml";
import { guildMenu } from "~content/menus.yaml";
import { visitor, type Page } from "./visitor";

const menu = (page: Page) => page.find('nav[aria-label="Main"]');
const subSite = ({ document }: Page) => document.documentElement.getAttribute("data-sub-site");
const item = (page: Page, address: string) =>
  menu(page).querySelector<HTMLElement>(`a[href="${address}"]`)!;
const marked = (page: Page) =>
  Array.from(menu(page).querySelectorAll("[aria-current]"), (entry) => [
    entry.tagName,
    entry.textContent,
    entry.getAttribute("aria-current"),
  ]);

it("the menu marks the current page and its section", async () => {
  const reader = visitor();
  const home = await reader.open("/");
  expect(marked(home)).toEqual([["A", item(home, "/").textContent, "page"]]);
  const comic = await reader.follow(item(home, "/comics/talechasers"));
  expect(comic.address).toBe("/comics/talechasers");
  expect(marked(comic)).toEqual([
    ["BUTTON", expect.any(String), "true"],
    ["A", item(comic, "/comics/talechasers").textContent, "page"],
  ]);
});

it("a link to the other sub-site leads to a page with the other theme and menu", async () => {
  const reader = visitor();
  const home = await reader.open("/");
  expect(subSite(home)).toBe("main");
  const guild = await reader.follow(item(home, "/cga"));
  expect([guild.address, subSite(guild)]).toEqual(["/cga", "guild"]);
  const links = Array.from(menu(guild).querySelectorAll("a"));
  expect(guildMenu.map(({ label }) => label)).toEqual(links.map(({ textContent }) => textContent));
  const back = await reader.follow(item(guild, "/"));
  expect([back.address, subSite(back)]).toEqual(["/", "main"]);
});

it("the footer has social links, the feed, donations and the copyright", async () => {
  const footer = within((await visitor().open("/comics/talechasers")).getByRole("contentinfo"));
  expect(footer.getByText(new RegExp(`2015–${new Date().getUTCFullYear()}`))).toBeTruthy();
  expect(footer.getByRole("link", { name: "Buy me cocoa" }).getAttribute("href")).toMatch(
    /^https:/,
  );
  const elsewhere = within(footer.getByRole("navigation", { name: "Elsewhere" }));
  expect(elsewhere.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...socialLinks.map(({ name }) => name),
    "RSS feed",
  ]);
  expect(elsewhere.getByText("RSS feed").getAttribute("href")).toBe("/v1/rss/feeds/chase");
});
