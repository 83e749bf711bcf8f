import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepKnownQuery, queryNames } from "./query-names";

it.each([
  ["/world?q=fox", "/world?q=fox"],
  ["/world?", "/world"],
  ["/world?gclid=x&q=a%20b+c&page=2", "/world?q=a+b+c&page=2"],
  ["/world?constructor=1&__proto__=2&_data=routes%2Fworld", "/world"],
  ["/world?q=?&x=?", "/world?q=%3F"],
  ["/world#1?q=fox", "/world"],
])("the query in %s is normalized to %s", (given, kept) => {
  expect(keepKnownQuery(given)).toBe(kept);
});

it("queryNames contains each query name that the code in app reads", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  );
  const code = files.map((name) => readFileSync(join("app", name), "utf8")).join("\n");
  const read = code.matchAll(/(?:searchParams|search|query)\.(?:get|getAll|has)\("(\w+)"\)/g);
  const names = Array.from(read, ([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !queryNames.has(name))).toEqual([]);
  // Remix reads `_routes`, and charities choose between two names.
  const others = ["_routes", "year", "event"];
  const isRead = (name: string) => new RegExp(`(?:get|has)\\("${name}"\\)|"\\?${name}=`).test(code);
  const unread = [...queryNames].filter((name) => ![...names, ...others].includes(name));
  expect(unread.filter((name) => !isRead(name))).toEqual([]);
});
