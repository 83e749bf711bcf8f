import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { loadReadingState } from "~/reading/reading-store";
import { renderOnSite } from "../../../tests/routes/rendering";
import type { ComicPage } from "../page";
import { Reader } from "./reader";

vi.mock("@remix-run/react", () => import("react-router-dom"));

const at = (page: number) => ({ chapter: 2, page });

const pageAt = (page: number, spread?: ComicPage["spread"]) =>
  ({
    ...{ ref: at(page), imageId: `p${page}`, alt: `Page ${page}`, position: page },
    ...{ commentary: "", excerpt: "", transcript: "", panels: [] },
    comic: { slug: "x", title: "X", pageShape: { width: 1100, height: 1700 } },
    chapter: { number: 2, title: "", nextTitle: "", count: 9, pages: [1, 2, 3] },
    controls: { previous: at(page - 1), next: at(page + 1) },
    ...(spread && { spread }),
  }) as unknown as ComicPage;

it("a double page of unknown aspect ratio is shown alone after its picture has loaded", () => {
  vi.stubGlobal("CSS", { supports: () => true });
  const page = pageAt(2, { partner: pageAt(3), previous: at(1) });
  const site = { pictureHost: "/cdn", dataSaver: false, fit: "two" } as const;
  renderOnSite(<Reader page={page} />, { path: "/comics/x/2/2", site });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/pages 2 and 3$/);
  const picture = screen.getByRole<HTMLImageElement>("img", { name: "Page 2" });
  Object.defineProperties(picture, {
    naturalWidth: { value: 2_200 },
    naturalHeight: { value: 1_700 },
  });
  fireEvent.load(picture);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/page 2$/);
  expect(screen.queryByRole("img", { name: "Page 3" })).toBeNull();
  const [next] = screen.getAllByRole("link", { name: "Next" });
  expect(next!.getAttribute("href")).toBe("/comics/x/2/3");
});

it("a comic page does not count as read if its picture fails after a page turn", () => {
  function Turning() {
    const [page, setPage] = useState(2);
    return (
      <>
        <Reader page={pageAt(page)} />
        <button onClick={() => setPage(3)}>Turn</button>
      </>
    );
  }
  const end = (name: string, end: "load" | "error") => {
    fireEvent[end](screen.getByRole("img", { name }));
    act(() => void dispatchEvent(new Event("pagehide")));
  };
  renderOnSite(<Turning />, { path: "/comics/x/2/2" });
  end("Page 2", "load");
  const before = loadReadingState("x");
  expect(before.read).toEqual([[2_000_002, 2_000_002]]);
  fireEvent.click(screen.getByText("Turn"));
  end("Page 3", "error");
  expect(loadReadingState("x")).toEqual(before);
});
