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

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("pagination", () => {
  it("is absent for one page", () => {
    show("", 1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("links to the first page by the address of the list", () => {
    show("?page=1", 1, 3);
    expect(links()).toEqual([
      ["1", "/list"],
      ["2", "/list?page=2"],
      ["3", "/list?page=3"],
      ["Next", "/list?page=2"],
    ]);
    expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe(
      "Page 1 of 3",
    );
  });

  it("keeps the rest of the query", () => {
    show("?q=fox&page=2", 2, 2);
    expect(links()).toEqual([
      ["Previous", "/list?q=fox"],
      ["1", "/list?q=fox"],
      ["2", "/list?q=fox&page=2"],
    ]);
  });
});
