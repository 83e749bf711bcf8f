import { expect, it } from "vitest";
import { readableTarget } from "~/http/request-target";

it.each([
  ["/", "/"],
  ["/comics/talechasers/1/1?x=%20&y", "/comics/talechasers/1/1?x=%20&y"],
  ["/shop?q=a?b&&c=", "/shop?q=a?b&&c="],
  ["/world/%E7%8B%90", "/world/%E7%8B%90"],
  ["//evil.example/x", "//evil.example/x"],
  // A query may be broken: nothing decodes it but URLSearchParams, which takes it as it is.
  ["/shop?q=%E0%A4%A", "/shop?q=%E0%A4%A"],
  ["/%E0%A4%A/%20", "/%25E0%25A4%25A/%2520"],
  ["/%", "/%25"],
  ["http://evil.example/shop?q=1", "/shop?q=1"],
  ["https://evil.example", "/"],
  ["http://[", "/"],
  ["*", "/"],
  ["", "/"],
  ["evil.example:443", "/"],
  ["/shop?_data=routes%2Fshop", "/shop"],
  ["/shop?%5Fdata=x&q=1&_data", "/shop?q=1"],
  ["/shop.data?_routes=root&_database=1", "/shop.data?_routes=root&_database=1"],
])("the target %j is read as %j", (target, read) => {
  expect(readableTarget(target)).toBe(read);
});
