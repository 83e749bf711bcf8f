import type { ComponentProps } from "react";

export function DockButton({
  isOn = false,
  ...props
}: { isOn?: boolean } & ComponentProps<"button">) {
  return <button type="button" className={isOn ? "button" : "button quiet"} {...props} />;
}
