import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CommissionStatusText } from "~/home/commission-status-text";
import type { CommissionStatus } from "~/commissions/api.server";
import { renderOnSite } from "./rendering";

/** The row of a page that was loaded with a status, and what it asks for later. */
function open(loaded: CommissionStatus, later: CommissionStatus = { state: "failed" }) {
  const asked = vi.fn(() => later);
  renderOnSite(<CommissionStatusText loaded={loaded} />, {
    routes: [{ path: "/commissions/status", loader: asked }],
  });
  return asked;
}

it("a known status is the artist's own words, and not asked for again", () => {
  const asked = open({ state: "known", text: "Open for sketches" });
  expect(screen.getByRole("status").textContent).toBe("Open for sketches");
  expect(asked).not.toHaveBeenCalled();
});

it("a status that could not be had says so", () => {
  const asked = open({ state: "failed" });
  expect(screen.getByRole("status").textContent).toBe("Could not get status");
  expect(asked).not.toHaveBeenCalled();
});

it("a late status is being checked until it comes", async () => {
  const asked = open({ state: "checking" }, { state: "known", text: "Closed" });
  expect(screen.getByRole("status").textContent).toMatch(/^Checking\.\.\./);
  expect(await screen.findByText("Closed")).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("a late status may turn out not to be had", async () => {
  open({ state: "checking" }, { state: "failed" });
  expect(await screen.findByText("Could not get status")).toBeTruthy();
});
