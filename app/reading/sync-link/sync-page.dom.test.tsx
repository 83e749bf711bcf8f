import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { encodeHash } from "./sync-link";
import { SyncPage } from "./sync-page";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const comics = [{ slug: "talechasers", title: "Talechasers", latest: { chapter: 3, page: 8 } }];
const place = (chapter: number, page: number) => ({
  chapter,
  page,
  depth: 0,
  known: { chapter, page },
});
const bookmark = () => localStorage.getItem("reading:talechasers");

async function open(chapter: number, page: number) {
  const hash = await encodeHash({
    talechasers: { bookmark: place(chapter, page), read: [[0, 999_000_999]] },
  });
  const routes = [{ id: "root", path: "*", element: <SyncPage comics={comics} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/reading${hash}`] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  localStorage.setItem("reading:talechasers", JSON.stringify(place(2, 2)));
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address === "/comics/talechasers/3/1" ? new Response() : new Response("", { status: 404 }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("changes nothing before the reader agrees", async () => {
  await open(3, 1);
  await screen.findByText("Your bookmark moves from chapter 2, page 2 to chapter 3, page 1.");
  expect(bookmark()).toBe(JSON.stringify(place(2, 2)));
  screen.getByText("Marked as read: chapter 2, page 2 to chapter 3, page 8.");
  fireEvent.click(screen.getByRole("button", { name: "Continue at chapter 3, page 1" }));
  expect(JSON.parse(bookmark()!)).toMatchObject({ chapter: 3, page: 1 });
});

it("refuses a page that does not exist", async () => {
  await open(999, 999);
  await screen.findByText(/names a page that does not exist/);
  expect(screen.queryByRole("button")).toBeNull();
});
