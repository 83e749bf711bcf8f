import { expect, it } from "vitest";
import { fillInBookmark } from "./fill-in-bookmark";
import { changeReadingState } from "./reading-store";

it("a Continue link leads to the bookmark and shows its picture", () => {
  const place = { chapter: 17, page: 3, imageId: "drawing" };
  changeReadingState("talechasers", () => ({
    bookmark: { ...place, depth: 0, known: place },
    read: [[17_000_001, 17_000_003]],
  }));
  document.body.innerHTML = `<nav data-comic="talechasers" data-latest="60000025">
    <a data-shown-to="underway" data-resume="" hidden>Continue</a>
    <a data-shown-to="underway" data-resume="chapter" hidden>Your chapter</a>
    <div data-picture-of="/1/cover."><img alt="" src="/cdn/d/1/cover.png" srcset="/cdn/m/1/cover.png 1x" /></div>
  </nav>`;
  fillInBookmark(document.querySelector("nav")!);
  const links = [...document.querySelectorAll("a")];
  expect(links.map((link) => [link.hidden, link.getAttribute("href")])).toEqual([
    [false, "/comics/talechasers/17/3?resume=drawing"],
    [false, "/comics/talechasers?open=17#chapter-17"],
  ]);
  const { innerHTML } = document.querySelector("div")!;
  expect(innerHTML).toContain('src="/cdn/d/17/drawing.png" srcset="/cdn/m/17/drawing.png 1x"');
});
