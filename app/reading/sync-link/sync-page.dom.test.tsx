import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("a sync link restores the reading state of a comic, unless the link is damaged", () => {
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

it("the page of a browser with a bookmark shares and copies its link", async () => {
  changeReadingState("talechasers", () => stateAt(3, 1, 8));
  const writeText = vi.fn(() => Promise.resolve());
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText }, share });
  renderOnSite(<SyncPage comics={comics} />, { path: "/reading" });
  const link = `${location.origin}/reading${encodeReadingStates(comics)}`;
  await userEvent.click(screen.getByRole("button", { name: "Share with an app" }));
  expect(share).toHaveBeenCalledWith({ text: "Continue reading", url: link });
  await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(link);
});

it("a sync link replaces the bookmark and merges the read pages", () => {
  const merged = mergeStates(stateAt(2, 2, 8), stateAt(3, 1, 7));
  const read = [...stateAt(2, 2, 8).read, ...stateAt(3, 1, 8).read];
  expect(merged).toEqual({ ...stateAt(3, 1, 8), read });
  expect(mergeStates(stateAt(2, 2, 8), { read: [] })).toEqual(stateAt(2, 2, 8));
});
