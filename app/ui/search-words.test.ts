import { expect, it } from "vitest";
import { MAX_QUERY_LENGTH, parseQuery } from "./search-words";

it.each([
  ["", ""],
  ["q=%20fox%20", "fox"],
  ["q=a%00b%1b%5B31mc", "a b [31mc"],
  [`q=${"x".repeat(1_000)}`, "x".repeat(MAX_QUERY_LENGTH)],
])("parseQuery converts the query string %j to the query %j", (search, query) => {
  expect(parseQuery(new URLSearchParams(search))).toBe(query);
});
