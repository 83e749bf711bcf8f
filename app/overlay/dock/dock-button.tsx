import type { ComponentProps } from "react";

interface DockButtonProps extends ComponentProps<"button"> {
  /** Highlights the button, as `aria-pressed` does. */
  isOn?: boolean;
}

export function DockButton({ isOn, ...props }: DockButtonProps) {
  const isHighlighted = isOn ?? props["aria-pressed"] === true;
  return <button type="button" className={`button ${isHighlighted ? "" : "quiet"}`} {...props} />;
}
