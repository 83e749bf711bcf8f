import { expect, it } from "vitest";
import { comicPicture } from "./comic-picture";

it("a page's picture lies under its comic and chapter", () => {
  expect(comicPicture("talechasers", 2, "abc")).toBe("comics/talechasers/2/abc.png");
});
