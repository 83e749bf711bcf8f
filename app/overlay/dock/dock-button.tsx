import type { ComponentProps } from "react";

/** A button of the dock, with another color while its setting is on. */
export function DockButton({
  isOn = false,
  ...props
}: { isOn?: boolean } & ComponentProps<"button">) {
  return <button type="button" className={isOn ? "button" : "button quiet"} {...props} />;
}
