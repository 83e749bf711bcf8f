import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Palette } from "./palette";

afterEach(() => vi.unstubAllGlobals());

it("copies the code of a pressed color and says so", async () => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(
    <Palette
      colors={[
        ["Fur", "#d9632b"],
        ["Scarf", "#e3a92f"],
      ]}
    />,
  );
  const palette = within(screen.getByRole("figure", { name: "Palette" }));
  fireEvent.click(palette.getByRole("button", { name: /Scarf/ }));
  await waitFor(() => expect(palette.getByRole("status").textContent).toBe("Copied #e3a92f"));
  expect(writeText).toHaveBeenCalledWith("#e3a92f");
});
