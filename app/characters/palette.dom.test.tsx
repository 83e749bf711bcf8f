import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import copyColorsScript from "./copy-colors-script?inline-script";
import { Palette } from "./palette";

const colors = [
  ["Fur", "#d9632b"],
  ["Eyes", "#8a5a1c"],
] as const;

it("a press on a color copies its hex code or, if copying fails, shows the hex code", async () => {
  const user = userEvent.setup();
  render(<Palette colors={colors} />);
  new Function(copyColorsScript)();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("Eyes #8a5a1c");
  expect(await navigator.clipboard.readText()).toBe("#8a5a1c");
  expect(screen.getByRole("status").textContent).toBe("Copied #8a5a1c");

  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await press("Fur #d9632b");
  expect(screen.getByRole("status").textContent).toBe("I couldn’t copy that. The code is #d9632b");
});
