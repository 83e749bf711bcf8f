import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PageControls } from "~/comics/page-controls";
import type { AdjacentPages } from "~/comics/page-data/adjacent-pages";
import { renderOnSite } from "./rendering";

const at = (chapter: number, page: number) => ({ chapter, page });

/** Each control by name: its address, or nothing when it is disabled. */
function controls(neighbours: AdjacentPages) {
  renderOnSite(
    <PageControls comic="talechasers" controls={neighbours} turn={() => undefined} label="Pages" />,
  );
  const links = within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link");
  return links.map((link) => {
    const disabled = link.getAttribute("aria-disabled") === "true";
    expect(disabled).toBe(!link.hasAttribute("href"));
    return [link.textContent, link.getAttribute("href")];
  });
}

describe("the controls", () => {
  it("of a page in the middle lead to all sides", () => {
    expect(
      controls({ first: at(1, 1), previous: at(2, 1), next: at(2, 3), latest: at(3, 8) }),
    ).toEqual([
      ["First", "/comics/talechasers/1/1"],
      ["Previous", "/comics/talechasers/2/1"],
      ["Next", "/comics/talechasers/2/3"],
      ["Latest", "/comics/talechasers/3/8"],
    ]);
  });

  it("of the first page lead only on", () => {
    expect(controls({ next: at(1, 2), latest: at(3, 8) })).toEqual([
      ["First", null],
      ["Previous", null],
      ["Next", "/comics/talechasers/1/2"],
      ["Latest", "/comics/talechasers/3/8"],
    ]);
  });

  it("of the latest page lead only back", () => {
    expect(controls({ first: at(1, 1), previous: at(3, 7) })).toEqual([
      ["First", "/comics/talechasers/1/1"],
      ["Previous", "/comics/talechasers/3/7"],
      ["Next", null],
      ["Latest", null],
    ]);
  });

  it("of the only page lead nowhere", () => {
    expect(controls({}).map(([, address]) => address)).toEqual([null, null, null, null]);
  });
});
