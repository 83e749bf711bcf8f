import { expect, it } from "vitest";
import { comicPicture } from "./comic-picture";

it("has the comic and the chapter in the path of a picture", () => {
  expect(comicPicture("talechasers", 2, "abc")).toBe("comics/talechasers/2/abc.png");
});
