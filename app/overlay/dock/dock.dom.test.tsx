import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowserChannels } from "../../../tests/overlay/browser-channels";
import { entryOf, reportOf } from "../../../tests/overlay/samples";
import { openControlChannel, type ControlChannel } from "../control-channel";
import type { ControlMessage, OverlayReport } from "../control-messages";
import { Dock } from "./dock";

let overlay: ControlChannel;
let sent: ControlMessage[];
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  stubBrowserChannels();
  sent = [];
  overlay = openControlChannel("overlay", (message) => sent.push(message));
  render(<Dock access="off" problem={undefined} />);
});
afterEach(() => {
  overlay.close();
  vi.unstubAllGlobals();
});

const report = (some: Partial<OverlayReport>) =>
  act(() => overlay.send({ type: "report", report: reportOf(some) }));
const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

it("shows that no overlay is connected, and requests reports", () => {
  screen.getByText("No overlay is connected");
  expect(sent).toEqual([{ type: "request-reports" }]);
  expect(button("Skip")).toHaveProperty("disabled", true);
  expect(button("Clear")).toHaveProperty("disabled", true);
});

it("shows the reports of overlays", () => {
  report({
    position: 3,
    count: 5,
    showing: entryOf("a", { position: 3, at: 0, ends: 20_000 }),
    waiting: [entryOf("b", { position: 4, alerts: [{ type: "follow", username: "Snow" }] })],
    shown: [entryOf("c", { at: 1_000 })],
  });
  screen.getByText("Overlay 1: connected, event 4 of 5");
  within(screen.getByRole("region", { name: "On screen" })).getByText("Vixy");
  within(screen.getByRole("region", { name: "Waiting (1)" })).getByText("Snow");
  const { dateTime, textContent } = document.querySelector("time")!;
  expect([Number.isNaN(Date.parse(dateTime)), textContent]).toEqual([false, expect.any(String)]);
});

it("sends commands, and shows their results", async () => {
  const showing = entryOf("a");
  report({ showing, shown: [entryOf("c")], waiting: [entryOf("d", { position: 8 })] });
  sent = [];
  await user.click(button("Raid"));
  await user.click(button("Skip"));
  await user.click(button("Replay: Raid, Vixy"));
  const { alerts } = showing;
  expect(sent).toMatchObject([
    { action: { type: "test", alertType: "raid" } },
    { action: { type: "skip", key: "a" } },
    { action: { type: "replay", alerts } },
  ]);
  expect(status()).toBe("Replay is next.");

  await user.click(button("Clear"));
  await user.click(button("Cancel"));
  await user.click(button("Clear"));
  await user.click(button("Clear 1?"));
  // Overlays count the queue while the dock asks for confirmation.
  const request = { type: "request-reports" };
  expect(sent.slice(3)).toMatchObject([request, request, { action: { type: "clear", before: 9 } }]);
});

it("lists tests as tests, with Replay", () => {
  report({ shown: [entryOf("test-1", { isTest: true }), entryOf("c")] });
  const entries = within(screen.getByRole("region", { name: "Shown" })).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent?.includes("Test:"))).toEqual([true, false]);
  for (const entry of entries) within(entry).getByRole("button", { name: /^Replay/ });
});

it("sends all controls on each change, and to an overlay that opens later", async () => {
  await user.click(button("Pause"));
  await user.click(button("Safe mode"));
  expect(button("Safe mode").getAttribute("aria-pressed")).toBe("true");
  expect(sent.at(-1)).toMatchObject({ controls: { paused: true, safe: true, volume: 0.8 } });
  expect(status()).toBe("Names are hidden.");
  sent = [];
  report({ overlay: "later" });
  expect(sent).toMatchObject([{ controls: { paused: true, safe: true } }]);
});

it("pauses with Space and skips with S, but not while text is entered", async () => {
  report({ showing: entryOf("a") });
  sent = [];
  await user.keyboard(" s");
  expect(sent).toMatchObject([
    { type: "controls", controls: { paused: true } },
    { action: { type: "skip" } },
  ]);
  sent = [];
  await user.type(screen.getByLabelText("One word or name per line"), "spam s");
  expect(sent).toEqual([]);
  await user.click(button("Save words"));
  expect(sent).toMatchObject([{ controls: { words: ["spam s"] } }]);
  expect(status()).toBe("1 word is hidden.");
});

it("ignores keys while they are switched off, also after a reload", async () => {
  report({ showing: entryOf("a") });
  await user.click(screen.getByLabelText("Use keys"));
  sent = [];
  act(() => screen.getByLabelText<HTMLInputElement>("Use keys").blur());
  await user.keyboard(" s");
  expect(sent).toEqual([]);
  cleanup();
  render(<Dock access="off" problem={undefined} />);
  expect(screen.getByLabelText("Use keys")).toHaveProperty("checked", false);
  report({ showing: entryOf("a") });
  await user.click(screen.getByLabelText("Use keys"));
  sent = [];
  act(() => screen.getByLabelText<HTMLInputElement>("Use keys").blur());
  await user.keyboard("s");
  expect(sent).toMatchObject([{ action: { type: "skip" } }]);
});
