import { describe, expect, it } from "vitest";
import { pageChoices, pageSearch, paginate } from "./paginate";

const items = Array.from({ length: 25 }, (_, at) => at + 1);
const part = (search: string, list = items) =>
  paginate(list, { url: `https://talechasers.test/list${search}` }, 10);

describe("paginate", () => {
  it.each([
    ["", 1],
    ["?page=2", 2],
    ["?page=4", 3],
    ["?page=0", 1],
    ["?page=1e1", 1],
    ["?page=02", 1],
    ["?page=9999999", 1],
    ["?q=fox&page=2", 2],
  ])("shows for %j page %i", (search, page) => {
    expect(part(search)).toEqual({
      items: items.slice(10 * page - 10, 10 * page),
      pagination: { page, pages: 3 },
    });
  });

  it("shows a short list whole", () => {
    expect(part("?page=2", [1, 2])).toEqual({ items: [1, 2], pagination: { page: 1, pages: 1 } });
    expect(part("", [])).toEqual({ items: [], pagination: { page: 1, pages: 1 } });
    expect(part("?page=2", items.slice(0, 10)).pagination).toEqual({ page: 1, pages: 1 });
    expect(part("?page=2", items.slice(0, 11)).items).toEqual([11]);
  });
});

it("pageSearch is undefined for the first page", () => {
  expect(pageSearch({ page: 1, pages: 3 })).toBeUndefined();
  expect(pageSearch({ page: 2, pages: 3 })).toBe("?page=2");
});

it.each([
  [1, 2, [1, 2]],
  [1, 50, [1, 2, undefined, 50]],
  [3, 50, [1, 2, 3, 4, undefined, 50]],
  [4, 50, [1, 2, 3, 4, 5, undefined, 50]],
  [25, 50, [1, undefined, 24, 25, 26, undefined, 50]],
  [48, 50, [1, undefined, 47, 48, 49, 50]],
])("pageChoices of page %i of %i are %j", (page, pages, choices) => {
  expect(pageChoices({ page, pages })).toEqual(choices);
});
