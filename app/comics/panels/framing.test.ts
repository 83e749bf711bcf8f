import { expect, it } from "vitest";
import { frameOf, wholePage } from "./framing";

const page = { width: 1100, height: 1700 };
const phone = { width: 360, height: 680 };

it("a panel is centered in the view and fits into the view", () => {
  const panel = { x: 0.5, y: 0.2, width: 0.4, height: 0.2 };
  const { x, y, width, height } = frameOf(panel, page, phone);
  expect(x + (panel.x + panel.width / 2) * width).toBeCloseTo(180);
  expect(y + (panel.y + panel.height / 2) * height).toBeCloseTo(340);
  expect(panel.width * width).toBeCloseTo(360 * 0.93);
  expect(width / height).toBeCloseTo(1100 / 1700);
});

it("a whole comic page fits into the view, where a tiny panel enlarges the page at most two times", () => {
  expect(frameOf(wholePage, page, phone)).toMatchObject({ x: 0, width: 360, zoom: 1 });
  const tiny = { x: 0.5, y: 0.5, width: 0.01, height: 0.01 };
  expect(frameOf(tiny, page, phone).width).toBe(2200);
});
