import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBroadcastChannel } from "../../../tests/overlay/browser-channel";
import { openChannel, type Channel, type Message, type Report } from "../loop/channel";
import { Dock } from "./dock";

let overlay: Channel;
let sent: Message[];
const user = userEvent.setup();
const raid = { type: "raid" as const, username: "Vixy", count: 12, at: 1_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  localStorage.clear();
  stubBroadcastChannel();
  sent = [];
  overlay = openChannel((message) => {
    if (message.type !== "watch") sent.push(message);
  });
  render(<Dock />);
});
afterEach(() => {
  overlay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function report(some: Partial<Report>, name = "one"): void {
  const state = { onScreen: undefined, waiting: [], isConnected: true, at: 2_000 };
  act(() => overlay.send({ type: "report", overlay: name, ...state, ...some }));
}
const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

it("the dock offers to open an overlay while no overlay is connected", () => {
  expect(screen.getByRole("link", { name: "Open the overlay" }).getAttribute("href")).toBe(
    "/ex/overlay",
  );
  expect(button("Skip")).toHaveProperty("disabled", true);
  expect(button("Clear")).toHaveProperty("disabled", true);
  report({});
  screen.getByText("The overlay is connected.");
  // Clear is enabled without waiting alerts, because it also skips an event whose call fails.
  expect(button("Clear")).toHaveProperty("disabled", false);
  expect(screen.queryByRole("link")).toBeNull();
  report({ isConnected: false });
  screen.getByText("The overlay cannot reach the site.");
});

it("the dock shows the state of only one overlay", () => {
  const waiting = [{ type: "follow" as const, username: "Snow", at: 2_000 }];
  report({ onScreen: { ...raid, since: 1_000 }, waiting });
  report({ onScreen: undefined }, "another");
  within(screen.getByRole("region", { name: "On screen" })).getByText("Vixy");
  screen.getByText("19 s");
  within(screen.getByRole("region", { name: "Waiting (1)" })).getByText("Snow");
  // When the overlay is closed, the dock shows another overlay.
  act(() => void vi.advanceTimersByTime(4_000));
  screen.getByText("No overlay is connected.");
  report({ onScreen: undefined }, "another");
  screen.getByText("No alert on screen");
  screen.getByText("The overlay is connected.");
});

it("the dock sends commands to the overlay and shows the results", async () => {
  report({ onScreen: { ...raid, since: 1_000 }, waiting: [raid] });
  screen.getByText("Waiting (1)");
  await user.click(button("Gift"));
  await user.click(button("Skip"));
  expect(status()).toBe("Skipped.");
  await user.click(button("Clear"));
  await user.click(button("Cancel"));
  await user.click(button("Clear"));
  await user.click(button("Clear all?"));
  expect(sent).toMatchObject([
    { type: "show", alert: { type: "gift", username: "Test Fox" } },
    { type: "skip" },
    { type: "clear" },
  ]);
});
