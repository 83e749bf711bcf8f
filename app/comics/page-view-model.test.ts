import { expect, it } from "vitest";
import type { PageData } from "./load-page.server";
import { toPageViewModel } from "./page-view-model";

const shared = { comic: { title: "Talechasers" }, chapter: { number: 2, title: "In Your Paws" } };
const at = (page: number) => ({ chapter: 2, page });

const page = (number: number) => ({
  ...at(number),
  controls: { previous: at(number - 1), next: at(number + 1) },
});

const view = (data: object) => toPageViewModel({ ...shared, ...data } as unknown as PageData);

it("has the chapter and the comic of the page", () => {
  const own = { ...page(3), ...shared };
  expect(view({ page: page(3) })).toEqual({ ...own, pages: [own], inSpread: undefined });
});

it("has the pages of its spread in reading order, whichever of them is read", () => {
  const [left, right] = [page(3), page(4)];
  for (const [own, partner] of [
    [left, right],
    [right, left],
  ]) {
    const { pages, inSpread } = view({ page: own, spread: { partner, previous: at(1) } });
    expect(pages.map((one) => one.page)).toEqual([3, 4]);
    expect(inSpread).toEqual({ pages, controls: { previous: at(1), next: at(5) } });
  }
});
