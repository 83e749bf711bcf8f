import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RetriedImage } from "~/ui/use-image-retry";
import { useOwnShape } from "./use-own-shape";

const expected = { width: 1100, height: 1700 };

/** Renders the shape of a picture among others, whose reserved space is inside the viewport. */
function renderShape(path: string, natural: { width: number; height: number }) {
  const image = {
    naturalWidth: natural.width,
    naturalHeight: natural.height,
    getBoundingClientRect: () => ({ top: 20, bottom: innerHeight - 20 }),
  };
  const retried = { path, state: "arrived", element: { current: image } } as RetriedImage;
  return renderHook(() => useOwnShape(expected, retried, true)).result;
}

it("a very tall picture gets its aspect ratio at once, because it would be too narrow to read", () => {
  const strip = { width: 360, height: 3_600 };
  expect(renderShape("strip", strip).current).toEqual(strip);
});

it("a comic page that is higher than expected gets its aspect ratio when the reader scrolls", () => {
  const high = { width: 1100, height: 2_200 };
  const shape = renderShape("high", high);
  expect(shape.current).toEqual(expected);
  act(() => void dispatchEvent(new Event("scroll")));
  expect(shape.current).toEqual(high);
});
