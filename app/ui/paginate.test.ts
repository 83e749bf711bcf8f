import { expect, it } from "vitest";
import { pageChoices, pageSearch, paginate } from "./paginate";

const items = Array.from({ length: 25 }, (_, at) => at + 1);

it.each([
  ["", 25, 1, 3],
  ["?q=fox&page=2", 25, 2, 3],
  ["?page=4", 25, 3, 3],
  ["?page=0", 25, 1, 3],
  ["?page=1e1", 25, 1, 3],
  ["?page=9999999", 25, 1, 3],
  ["?page=2", 10, 1, 1],
  ["?page=2", 11, 2, 2],
  ["", 0, 1, 1],
])(
  "paginate with the query %j and a list of %i items returns page %i of %i",
  (search, count, page, pages) => {
    const list = items.slice(0, count);
    expect(paginate(list, { url: `https://talechasers.test/list${search}` }, 10)).toEqual({
      items: list.slice(10 * page - 10, 10 * page),
      pagination: { page, pages },
    });
  },
);

it("a list of several pages can show only the names with a first letter", () => {
  const names = ["Zora", "Ash", "Šárka", "sable", "Éclair", "7up", "狐"];
  const open = (search: string, size = 3) =>
    paginate(names, { url: `https://talechasers.test/list${search}` }, size, String);
  const letters = ["#", "A", "E", "S", "Z"];
  expect(open("")).toEqual({
    items: names.slice(0, 3),
    pagination: { page: 1, pages: 3, letters },
  });
  expect(open("?letter=S")).toEqual({
    items: ["Šárka", "sable"],
    pagination: { page: 1, pages: 1, letters, letter: "S" },
  });
  expect(open("?letter=%23").items).toEqual(["7up", "狐"]);
  expect(open("?letter=Q&page=3")).toEqual({
    items: names.slice(6),
    pagination: { page: 3, pages: 3, letters },
  });
  expect(open("?letter=S", 7)).toEqual({ items: names, pagination: { page: 1, pages: 1 } });
});

it("pageSearch returns no query for the first page", () => {
  expect(pageSearch({ page: 1, pages: 3 })).toBeUndefined();
  expect(pageSearch({ page: 2, pages: 3 })).toBe("?page=2");
});

it.each([
  [1, 2, [1, 2]],
  [1, 50, [1, 2, undefined, 50]],
  [4, 50, [1, 2, 3, 4, 5, undefined, 50]],
  [25, 50, [1, undefined, 24, 25, 26, undefined, 50]],
  [48, 50, [1, undefined, 47, 48, 49, 50]],
])("pageChoices for page %i of %i returns %j", (page, pages, choices) => {
  expect(pageChoices({ page, pages })).toEqual(choices);
});
