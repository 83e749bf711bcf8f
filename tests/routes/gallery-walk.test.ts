import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { visitor, type Page } from "./visitor";

const grid = "/galleries/fan-art";
const inMain = (page: Page) => within(page.getByRole("main"));
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;

it("leads from the hub to a gallery, an item and its neighbor without scripts, and back", async () => {
  const { open, follow } = visitor();
  const page = await follow(
    inMain(await open("/galleries")).getByRole("link", { name: /^Fan art/ }),
  );
  expect(page.address).toBe(grid);
  const name = `${fanArt[1]!.title}. ${fanArt[1]!.alt} by ${fanArt[1]!.artist}`;
  const item = await follow(inMain(page).getByRole("link", { name }));
  expect([item.address, heading(item)]).toEqual([`${grid}/${fanArt[1]!.id}`, fanArt[1]!.title]);
  const picture = item.getByAltText(fanArt[1]!.alt);
  expect(picture.getAttribute("src")).toBe(`/cdn/base/${fanArt[1]!.location}`);
  const again = item.getByRole("link", { name: "Load this page again" });
  expect(again.getAttribute("href")).toBe(item.address);
  const next = await follow(item.getByRole("link", { name: "Next" }));
  expect([next.address, heading(next)]).toEqual([`${grid}/${fanArt[2]!.id}`, fanArt[2]!.title]);
  const back = await follow(next.getByRole("link", { name: "All of fan art" }));
  expect(back.address).toBe(grid);
});
