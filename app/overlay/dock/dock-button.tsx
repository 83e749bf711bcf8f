import type { ComponentProps } from "react";

/** `isOn` highlights the button, as `aria-pressed` does. */
export function DockButton({ isOn, ...props }: { isOn?: boolean } & ComponentProps<"button">) {
  const isHighlighted = isOn ?? props["aria-pressed"] === true;
  return <button type="button" className={`button ${isHighlighted ? "" : "quiet"}`} {...props} />;
}
