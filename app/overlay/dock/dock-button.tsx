import type { ComponentProps } from "react";

/** `isOn` highlights the button. */
export function DockButton({
  isOn = false,
  ...props
}: { isOn?: boolean } & ComponentProps<"button">) {
  return <button type="button" className={isOn ? "button" : "button quiet"} {...props} />;
}
