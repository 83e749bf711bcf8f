import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderOnSite } from "../../../tests/routes/rendering";
import { changeReadingState } from "../reading-store";
import type { ReadingState } from "../reading-state";
import { mergeStates, encodeReadingStates, parseHash } from "./sync-link";
import { SyncPage } from "./sync-page";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const comics = [{ slug: "talechasers", title: "Talechasers" }];
const stateAt = (chapter: number, page: number, known: number): ReadingState => ({
  bookmark: { chapter, page, depth: 0.4, imageId: "é&=", known: { chapter: 3, page: known } },
  read: [[chapter * 1e6, chapter * 1e6 + page]],
});

afterEach(() => localStorage.clear());

it("a sync link contains the state of a comic, and its page shows an error if the link is damaged", () => {
  expect(encodeReadingStates(comics)).toBe("");
  changeReadingState("talechasers", () => stateAt(3, 1, 8));
  const hash = encodeReadingStates(comics);
  expect(parseHash(hash, "talechasers")).toEqual(stateAt(3, 1, 8));
  for (const damaged of ["#", "#reading=", hash.slice(0, -9), "#reading=null", "#reading={}"]) {
    expect(parseHash(damaged, "talechasers")).toBeUndefined();
  }
  renderOnSite(<SyncPage comics={comics} />, { path: `/reading${hash.slice(0, -9)}` });
  expect(screen.getByRole("status").textContent).toMatch(/^This link is damaged/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("a sync link replaces the bookmark, and merges the read pages and the newest known page", () => {
  const merged = mergeStates(stateAt(2, 2, 8), stateAt(3, 1, 7));
  const read = [...stateAt(2, 2, 8).read, ...stateAt(3, 1, 8).read];
  expect(merged).toEqual({ ...stateAt(3, 1, 8), read });
  expect(mergeStates(stateAt(2, 2, 8), { read: [] })).toEqual(stateAt(2, 2, 8));
});
