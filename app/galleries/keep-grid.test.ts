import { expect, it } from "vitest";
import { keepGrid, setGridLoaded } from "./keep-grid";

const paramsOf = ({ pathname }: URL) => {
  const [, , gallery, item] = pathname.split("/");
  return { gallery, item };
};

function loadsGrid(from: string, to: string): boolean {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "http://own.invalid"));
  return keepGrid({
    currentUrl: currentUrl!,
    currentParams: paramsOf(currentUrl!),
    nextUrl: nextUrl!,
    nextParams: paramsOf(nextUrl!),
    defaultShouldRevalidate: true,
  });
}

it.each([
  ["opens an item", "/galleries/a", "/galleries/a/1", false, false],
  ["turns to the next item", "/galleries/a/1", "/galleries/a/2", false, false],
  ["closes an item", "/galleries/a/1", "/galleries/a", false, true],
  ["turns to an item of another page", "/galleries/a/1", "/galleries/a/2?page=2", true, true],
  [
    "closes an item of the second page",
    "/galleries/a/1?page=2",
    "/galleries/a?page=2",
    false,
    true,
  ],
  ["goes from an item to another page", "/galleries/a/1?page=2", "/galleries/a", true, true],
  ["opens another page", "/galleries/a", "/galleries/a?page=2", true, true],
  ["opens another gallery", "/galleries/a", "/galleries/b", true, true],
  ["leaves a fragment", "/galleries/a/1#full", "/galleries/a/1", false, false],
])("a visitor who %s: from %s to %s", (_name, from, to, loaded, notLoaded) => {
  setGridLoaded(true);
  expect(loadsGrid(from, to)).toBe(loaded);
  setGridLoaded(false);
  expect(loadsGrid(from, to)).toBe(notLoaded);
});
