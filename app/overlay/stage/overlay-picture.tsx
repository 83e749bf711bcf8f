import type { ComponentProps } from "react";

const drawings = import.meta.glob<string>("./drawings/*.svg", { eager: true, import: "default" });

/** A decorative SVG from the folder `drawings`. */
export function OverlayPicture({ name, ...props }: { name: string } & ComponentProps<"img">) {
  return (
    <img src={drawings[`./drawings/${name}.svg`]} alt="" width={512} height={512} {...props} />
  );
}

/** Loads all drawings in advance, so that an alert appears together with its drawing. */
export function prefetchDrawings(): void {
  for (const address of Object.values(drawings)) new Image().src = address;
}
