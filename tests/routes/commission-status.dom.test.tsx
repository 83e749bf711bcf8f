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

it.each<[CommissionStatus, string]>([
  [{ state: "known", text: "Closed" }, "Closed"],
  [{ state: "failed" }, "Could not get status"],
])("requests a late status, which is %j", async (later, text) => {
  const requested = open({ state: "checking" }, later);
  expect(screen.getByRole("status").textContent).toMatch(/^Checking\.\.\./);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(requested).toHaveBeenCalledTimes(1);
});
