import { within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { failCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { visitor, type Page } from "./visitor";

withFreshUpstream();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const grid = "/galleries/fan-art";
const inMain = (page: Page) => within(page.getByRole("main"));
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;

describe("a visitor without scripts", () => {
  it("walks from the hub to a grid, to an item and its neighbours, and back", async () => {
    const guest = visitor();
    let page = await guest.open("/galleries");
    page = await guest.follow(inMain(page).getByRole("link", { name: /^Fan art/ }));
    expect(page.address).toBe(grid);
    page = await guest.follow(
      inMain(page).getByRole("link", {
        name: `${fanArt[1]!.title}. ${fanArt[1]!.alt} by ${fanArt[1]!.artist}`,
      }),
    );
    expect(page.address).toBe(`${grid}/${fanArt[1]!.id}`);
    expect(heading(page)).toBe(fanArt[1]!.title);
    expect(page.document.title).toBe(`${fanArt[1]!.title} · Fan art · Talechasers`);
    expect(page.find('meta[property="og:image"]').getAttribute("content")).toMatch(
      new RegExp(`/cdn/d/galleries/fan-art/${fanArt[1]!.id}\\.png\\?size=medium$`),
    );
    const picture = page.getByAltText(fanArt[1]!.alt);
    expect(picture.getAttribute("src")).toBe(`/cdn/base/${fanArt[1]!.location}`);
    const again = page.getByRole("link", { name: "Load this page again" });
    expect(again.getAttribute("href")).toBe(page.address);

    page = await guest.follow(page.getByRole("link", { name: "Next" }));
    expect([page.address, heading(page)]).toEqual([`${grid}/${fanArt[2]!.id}`, fanArt[2]!.title]);
    page = await guest.follow(page.getByRole("link", { name: "All of fan art" }));
    expect(page.address).toBe(grid);
    page = await guest.follow(
      (await guest.open("/galleries")).find('main a[href$="/commissions"]'),
    );
    expect(page.address).toBe("/galleries/commissions");
    page = await guest.follow(page.find("main li a"));
    expect(page.address).toMatch(/^\/galleries\/commissions\/[\w-]+$/);
  });

  it.each([`${grid}/nothing-of-the-sort`, "/galleries/sketches"])(
    "finds %s missing, as it never was there",
    async (path) => {
      const { status, address } = await visitor().open(path);
      expect([status, address]).toEqual([404, "/404"]);
    },
  );

  it("sees an empty grid in an outage, and the error page in place of an item", async () => {
    failCall("v1/galleries/fan-art", "refused");
    failCall("v1/galleries/{gallery}/items/{item}", "refused");
    const guest = visitor();
    const empty = await guest.open(grid);
    expect([empty.status, heading(empty)]).toEqual([200, "Fan art"]);
    expect(inMain(empty).queryAllByRole("img")).toEqual([]);
    const item = await guest.open(`${grid}/${fanArt[1]!.id}`);
    expect(item.status).toBe(500);
    const again = item.getByRole("link", { name: "Try again" });
    expect(again.getAttribute("href")).toMatch(/^\/error\?.*again/);
  });
});
