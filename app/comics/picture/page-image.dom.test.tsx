import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderOnSite } from "../../../tests/routes/rendering";
import { PageImageStatus } from "./page-image";

it("shows while offline that a page is not saved", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const watched = { state: "failed", isGivenUp: true, path: "a" } as never;
  renderOnSite(<PageImageStatus watched={watched} />);
  expect(screen.getByText("You are offline, and this picture is not saved.")).toBeTruthy();
});
