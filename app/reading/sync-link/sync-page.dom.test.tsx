import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { changeReadingState, loadReadingState } from "../reading-store";
import type { ReadingState } from "../reading-state";
import { mergeStates, ownHash, parseHash } from "./sync-link";
import { SyncPage } from "./sync-page";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const comics = [{ slug: "talechasers", title: "Talechasers" }];
const at = (chapter: number, page: number) => ({ chapter, page });
const stateAt = (chapter: number, page: number, known: number): ReadingState => ({
  bookmark: { ...at(chapter, page), depth: 0.4, imageId: "é&=", known: at(3, known) },
  read: [[chapter * 1e6, chapter * 1e6 + page]],
});
const store = (state: ReadingState) => changeReadingState("talechasers", () => state);
const placeOf = () => loadReadingState("talechasers").bookmark;

afterEach(() => localStorage.clear());

it("is read back", () => {
  expect(ownHash(comics)).toBe("");
  store(stateAt(3, 1, 8));
  const hash = ownHash(comics);
  expect(parseHash(hash, "talechasers")).toEqual(stateAt(3, 1, 8));
  for (const damaged of ["#", "#reading=", hash.slice(0, -9), "#reading=null", "#reading={}"]) {
    expect(parseHash(damaged, "talechasers")).toBeUndefined();
  }
});

it("brings its bookmark, and adds its read pages and the newest page that is known", () => {
  const merged = mergeStates(stateAt(2, 2, 8), stateAt(3, 1, 7));
  expect(merged).toEqual({
    ...stateAt(3, 1, 8),
    read: [
      [2e6, 2_000_002],
      [3e6, 3_000_001],
    ],
  });
  expect(mergeStates(stateAt(2, 2, 8), { read: [] })).toEqual(stateAt(2, 2, 8));
});

it.each([
  [
    "changes nothing before the reader agrees",
    "",
    "moves from chapter 2, page 2 to chapter 3, page 1.",
  ],
  ["says that a link is damaged", "x", "This link is damaged."],
])("%s", (_name, damage, text) => {
  store(stateAt(3, 1, 8));
  const hash = ownHash(comics).replace("=", `=${damage}`);
  store(stateAt(2, 2, 8));
  const routes = [{ path: "*", element: <SyncPage comics={comics} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/reading${hash}`] });
  render(<RouterProvider router={router} />);
  screen.getByText(new RegExp(text.replaceAll(" ", "\\s")));
  expect(placeOf()).toMatchObject(at(2, 2));
  if (damage) return expect(screen.queryByRole("button")).toBeNull();
  fireEvent.click(screen.getByRole("button"));
  expect(placeOf()).toMatchObject(at(3, 1));
  expect(router.state.location).toMatchObject({ pathname: "/comics/talechasers/3/1" });
});
