import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ElementChart } from "~/world/element-chart";
import { Guide } from "~/world/guide";
import { TopicArticle } from "~/world/double-page";
import type { SafeHtml } from "~/upstream/safe-html";
import { breadcrumbs } from "~/world/breadcrumbs";
import { buildTopicPage } from "~/world/topic-page.server";
import { creatureTopics } from "~/world/topics";
import plates from "~content/world/plates.yaml";
import { renderOnSite } from "./rendering";

const list = creatureTopics(["Grove Stag", "Šarn's Hound", "Elk"], "feral");
const shelf = { name: "Feral", path: "/world/bestiary/feral" };
const content = {
  pageLeft: ["<p>Left.</p>", "<h2>Look</h2>"] as SafeHtml[],
  pageRight: ["<h2>Lore</h2>"] as SafeHtml[],
};

const show = (index: number, topics = list) =>
  renderOnSite(<TopicArticle topic={buildTopicPage(list[index]!, content, shelf, topics)} />);

const neighbors = () => screen.getByRole("navigation", { name: "Pages of this section" });
const links = () =>
  within(neighbors())
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the page of a topic", () => {
  it("has the headings of its texts below its name, its plate, and links to its neighbors", () => {
    show(1);
    const headings = screen
      .getAllByRole("heading")
      .map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual([
      ["H1", "Šarn's Hound"],
      ["H2", "Look"],
      ["H2", "Lore"],
    ]);
    const plate = screen.getByRole("img", {
      name: plates["world/bestiary/feral/sarn-s-hound.png"]!,
    });
    expect(plate.getAttribute("src")).toBe(
      "/cdn/d/world/bestiary/feral/sarn-s-hound.png?size=large",
    );
    expect(plate.getAttribute("width")).toBe("1200");
    expect(plate.getAttribute("fetchpriority")).toBe("high");
    expect(screen.getByText(/Plate 2/)).toBeTruthy();
    expect(links()).toEqual([list[0]!.path, shelf.path, list[2]!.path]);
    expect(neighbors().textContent).toContain("2 of 3");
  });

  it("has no link to a previous page at the start of its list", () => {
    show(0);
    expect(links()).toEqual([shelf.path, list[1]!.path]);
  });

  it("links to the list alone when the entries of the list are unknown", () => {
    show(1, []);
    expect(links()).toEqual([shelf.path]);
    expect(screen.queryByText(/Plate \d/)).toBeNull();
  });
});

it("shows twelve elements in pairs with their sister", () => {
  renderOnSite(<ElementChart />);
  expect(screen.getAllByRole("link")).toHaveLength(12);
  const pair = screen.getByText("Brynn").closest("li")!;
  const inPair = within(pair).getAllByRole("link");
  expect(inPair.map((link) => link.textContent)).toEqual(["Fire", "Frost"]);
});

it("shows breadcrumbs with links to all pages but the last", () => {
  const crumbs = breadcrumbs("/world/bestiary/feral/sarn-s-hound", "Šarn's Hound");
  renderOnSite(<Guide crumbs={crumbs}>page</Guide>);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  const names = trail.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["World", "Bestiary", "Feral"]);
  expect(trail.getByText("Šarn's Hound").getAttribute("aria-current")).toBe("page");
});

it("shows no breadcrumbs on the first page of the world", () => {
  renderOnSite(<Guide crumbs={breadcrumbs("/world")}>page</Guide>);
  expect(screen.queryByRole("navigation")).toBeNull();
});
