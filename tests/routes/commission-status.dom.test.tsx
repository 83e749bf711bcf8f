import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { CommissionStatusText } from "~/home/commission-status-text";
import lateStatusScript from "~/home/late-status-script?inline-script";
import type { CommissionStatus } from "~/commissions/api.server";
import { upstream } from "~mocks/index";
import { renderOnSite } from "./rendering";

it.each<[CommissionStatus, string]>([
  [{ state: "known", text: "Closed" }, "Closed"],
  [{ state: "failed" }, "Could not get status"],
])("requests a late status, which is %j", async (later, text) => {
  upstream.use(http.get("*/commissions/status", () => HttpResponse.json(later)));
  const { container } = renderOnSite(<CommissionStatusText loaded={{ state: "checking" }} />);
  expect(screen.getByRole("status").textContent).toMatch(/^Checking\.\.\./);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(container.querySelector("script"));
  new Function(lateStatusScript)();
  expect(await screen.findByText(text)).toBeTruthy();
});
