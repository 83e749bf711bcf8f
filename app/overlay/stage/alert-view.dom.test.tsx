import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Alert } from "../loop/alerts";
import { AlertView } from "./alert-view";

const cheer: Alert = {
  type: "cheer",
  username: "Vixy_of_the_Far_Woods_and_Hills",
  count: 5,
  message: "Hello",
  pfp: "https://pictures.test/fox.png",
};

function show(alert: Alert, elapsed = 0) {
  const since = performance.timeOrigin + performance.now() - elapsed;
  const { container } = render(<AlertView alert={{ ...alert, at: since, since }} />);
  const query = (name: string) => container.querySelector<HTMLElement>(`.alert-${name}`);
  return { element: container.querySelector<HTMLElement>(".alert")!, query };
}

it("after a reload, an alert continues its animations with the durations of its type", () => {
  const { style } = show(cheer, 2_000).element;
  const getTime = (name: string) => Number.parseInt(style.getPropertyValue(name));
  expect([getTime("--shown"), getTime("--text-delay")]).toEqual([15_000, 500]);
  // The difference of two fractional times is rounded down.
  expect(getTime("--elapsed")).toBeGreaterThanOrEqual(1_999);
  expect(getTime("--elapsed")).toBeLessThan(5_000);
});

it("an alert shows long texts in a smaller font and allows line breaks after underscores", () => {
  const { query } = show({ ...cheer, message: "Hello ".repeat(50) });
  expect(query("name")!.dataset["length"]).toBe("long");
  expect(query("name")!.textContent).toContain("Vixy_\u200bof");
  expect(query("message")!.dataset["length"]).toBe("long");
});
