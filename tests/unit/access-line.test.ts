import { expect, it } from "vitest";
import { accessLine } from "../../scripts/access-line";

it.each([
  ["GET /shop 200 34000 - 4.5 ms", "GET /shop 200 34000 - 4.5 ms"],
  ["GET /world?q=my+name 200 - - 4.521 ms", "GET /world 200 - - 4.521 ms"],
  ["M-SEARCH /?a?b - - - 1 ms", "M-SEARCH / - - - 1 ms"],
  [`GET /${"x".repeat(300)}?q 302 - - 1 ms`, `GET /${"x".repeat(199)}… 302 - - 1 ms`],
  ["Did you mean /shop?", "Did you mean /shop?"],
])("the line %.60j is logged as %.60j", (line, logged) => {
  expect(accessLine(line)).toBe(logged);
});
