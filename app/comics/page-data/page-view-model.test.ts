import { expect, it } from "vitest";
import type { PageData } from "./load-page.server";
import { toPageViewModel } from "./page-view-model";

const shared = { comic: { title: "Talechasers" }, chapter: { number: 2, title: "In Your Paws" } };
const controls = { next: { chapter: 2, page: 5 } };

function page(number: number, spreadControls?: object) {
  return { chapter: 2, page: number, controls: {}, ...(spreadControls && { spreadControls }) };
}

const view = (data: object) => toPageViewModel({ ...shared, ...data } as unknown as PageData);

it("has the chapter and the comic of the page", () => {
  const own = { ...page(3), ...shared };
  expect(view({ page: page(3) })).toEqual({ ...own, pages: [own], inSpread: undefined });
});

it("has the pages of its spread in reading order, whichever of them is read", () => {
  const [left, right] = [page(3, controls), page(4, controls)];
  for (const [own, partner] of [
    [left, right],
    [right, left],
  ]) {
    const { pages, inSpread } = view({ page: own, partner });
    expect(pages.map((one) => one.page)).toEqual([3, 4]);
    expect(inSpread).toEqual({ pages, controls });
  }
});
