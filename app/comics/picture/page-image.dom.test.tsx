import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderOnSite } from "../../../tests/routes/rendering";
import { PageImageStatus } from "./page-image";

it("an offline reader sees that the picture of a comic page is not saved", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const retried = { state: "failed", isGivenUp: true, path: "a" } as never;
  renderOnSite(<PageImageStatus retried={retried} />);
  expect(screen.getByText("You are offline, and this picture is not saved.")).toBeTruthy();
});
