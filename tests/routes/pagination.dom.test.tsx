import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Pagination } from "~/ui/pagination";
import { renderOnSite } from "./rendering";

const show = (search: string, page: number, pages: number) =>
  renderOnSite(null, {
    path: `/list${search}`,
    routes: [
      {
        path: "/list",
        element: <Pagination page={page} pages={pages} />,
      },
    ],
  });

const ways = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("the ways to the pages of a list", () => {
  it("are none where it has one", () => {
    show("", 1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("are links from the first, which is the list's own address", () => {
    show("?page=1", 1, 3);
    expect(ways()).toEqual([
      ["1", "/list"],
      ["2", "/list?page=2"],
      ["3", "/list?page=3"],
      ["Next", "/list?page=2"],
    ]);
    expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe(
      "Page 1 of 3",
    );
  });

  it("keep the rest of the query, but not the parameter of a download", () => {
    show("?q=fox&fresh=1764038400000&page=2", 2, 2);
    expect(ways()).toEqual([
      ["Previous", "/list?q=fox"],
      ["1", "/list?q=fox"],
      ["2", "/list?q=fox&page=2"],
    ]);
  });
});
