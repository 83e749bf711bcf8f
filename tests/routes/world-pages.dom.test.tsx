import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ElementChart } from "~/world/element-chart";
import { Guide } from "~/world/guide";
import { PlateList } from "~/world/plate-list";
import { TopicSpread } from "~/world/spread";
import type { SafeHtml } from "~/upstream/safe-html";
import { breadcrumbs } from "~/world/breadcrumbs";
import { buildTopicPage } from "~/world/topic-page.server";
import { creatureTopics } from "~/world/topics";
import { renderOnSite } from "./rendering";

const names = ["Grove Stag", "Šarn's Hound", "Elk"];
const list = creatureTopics(names, "feral");
const shelf = { name: "Feral", path: "/world/bestiary/feral" };
const spread = {
  pageLeft: ["<p>Left.</p>", "<h2>Look</h2>"] as SafeHtml[],
  pageRight: ["<h2>Lore</h2>"] as SafeHtml[],
};

const show = (index: number, topics = list) =>
  renderOnSite(<TopicSpread topic={buildTopicPage(list[index]!, spread, shelf, topics)} />);

const turn = () => within(screen.getByRole("navigation", { name: "Pages of this section" }));
const links = () =>
  turn()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("a spread", () => {
  it("has one first heading, and the headings of its texts below it", () => {
    show(1);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Šarn's Hound");
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(["Look", "Lore"]);
  });

  it("shows its plate with a size and high priority", () => {
    show(1);
    const plate = screen.getByRole("img", { name: /^A tall gray hound/ });
    expect(plate.getAttribute("src")).toBe(
      "/cdn/d/world/bestiary/feral/sarn-s-hound.png?size=large",
    );
    expect(plate.getAttribute("width")).toBe("1200");
    expect(plate.getAttribute("fetchpriority")).toBe("high");
    expect(screen.getByText(/Plate 2/)).toBeTruthy();
  });

  it("links to the entries before and after it, and to the list", () => {
    show(1);
    expect(links()).toEqual([
      "/world/bestiary/feral/grove-stag",
      shelf.path,
      "/world/bestiary/feral/elk",
    ]);
    expect(turn().getByText(/2 of 3/)).toBeTruthy();
  });

  it("links to the list and the next entry from the first one", () => {
    show(0);
    expect(links()).toEqual([shelf.path, "/world/bestiary/feral/sarn-s-hound"]);
  });

  it("links to the list when the entries of the list are unknown", () => {
    show(1, []);
    expect(links()).toEqual([shelf.path]);
    expect(screen.queryByText(/Plate \d/)).toBeNull();
  });
});

it("shows the entries of a list as picture links under their names", () => {
  renderOnSite(<PlateList entries={list} />);
  const hound = screen.getByRole("link", { name: "Šarn's Hound" });
  expect(hound.getAttribute("href")).toBe("/world/bestiary/feral/sarn-s-hound");
  expect(hound.querySelector("img")?.getAttribute("alt")).toBe("");
});

it("shows twelve elements in pairs with their sister", () => {
  renderOnSite(<ElementChart intro={<h1>Elements</h1>} />);
  expect(screen.getAllByRole("link")).toHaveLength(12);
  const pair = screen.getByText("Brynn").closest("li")!;
  const inPair = within(pair).getAllByRole("link");
  expect(inPair.map((link) => link.textContent)).toEqual(["Fire", "Frost"]);
});

describe("breadcrumbs", () => {
  it("link to all pages of the path but the last", () => {
    const crumbs = breadcrumbs("/world/bestiary/feral/sarn-s-hound", "Šarn's Hound");
    renderOnSite(<Guide crumbs={crumbs}>page</Guide>);
    const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(way.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "World",
      "Bestiary",
      "Feral",
    ]);
    expect(way.getByText("Šarn's Hound").getAttribute("aria-current")).toBe("page");
  });

  it("are not on the overview", () => {
    renderOnSite(<Guide crumbs={breadcrumbs("/world")}>page</Guide>);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
