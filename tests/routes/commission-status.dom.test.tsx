import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { CommissionStatusText } from "~/home/commission-status-text";
import type { CommissionStatus } from "~/commissions/api.server";
import { upstream } from "~mocks/index";
import { renderOnSite } from "./rendering";

/** Renders the row of a page that was loaded with a status, and counts the requests for a late one. */
function open(loaded: CommissionStatus, later: CommissionStatus = { state: "failed" }) {
  const requested = vi.fn(() => HttpResponse.json(later));
  upstream.use(http.get("*/commissions/status", requested));
  renderOnSite(<CommissionStatusText loaded={loaded} />);
  return requested;
}

it("a known status is the artist's own words, and not requested again", () => {
  const requested = open({ state: "known", text: "Open for sketches" });
  expect(screen.getByRole("status").textContent).toBe("Open for sketches");
  expect(requested).not.toHaveBeenCalled();
});

it("a status that could not be had says so", () => {
  const requested = open({ state: "failed" });
  expect(screen.getByRole("status").textContent).toBe("Could not get status");
  expect(requested).not.toHaveBeenCalled();
});

it("a late status is being checked until it comes", async () => {
  const requested = open({ state: "checking" }, { state: "known", text: "Closed" });
  expect(screen.getByRole("status").textContent).toMatch(/^Checking\.\.\./);
  expect(await screen.findByText("Closed")).toBeTruthy();
  expect(requested).toHaveBeenCalledTimes(1);
});

it("a late status may turn out not to be had", async () => {
  open({ state: "checking" }, { state: "failed" });
  expect(await screen.findByText("Could not get status")).toBeTruthy();
});
