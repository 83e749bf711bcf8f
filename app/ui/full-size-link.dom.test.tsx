import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { FullSizeLink } from "./full-size-link";

const view = vi.hoisted(() => {
  let arrive = () => {};
  return {
    showFullSize: vi.fn(),
    arrived: new Promise<void>((resolve) => (arrive = resolve)),
    arrive: () => arrive(),
  };
});
vi.mock("./full-size-view", async () => {
  await view.arrived;
  return { showFullSize: view.showFullSize };
});

function Page() {
  const image = useRef<HTMLImageElement>(null);
  return (
    <FullSizeLink href="/full.png" image={image}>
      <img ref={image} src="/small.png" alt="" />
    </FullSizeLink>
  );
}

it("a link to a full-size picture opens no dialog if the visitor leaves the page while the dialog's module loads", async () => {
  const routes = [
    { path: "/", Component: Page },
    { path: "/next", Component: () => "The next page." },
  ];
  const opened = { pathname: "/", hash: "#full", state: { opened: true } };
  const router = createMemoryRouter(routes, { initialEntries: [opened] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/next"));
  view.arrive();
  await import("./full-size-view");
  await act(() => Promise.resolve());
  expect(view.showFullSize).not.toHaveBeenCalled();
});
