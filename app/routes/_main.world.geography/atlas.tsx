import { useLoaderData } from "@remix-run/react";
import { MapAtlas } from "~/world/map-atlas";
import { MapLandmarks } from "~/world/map-landmarks";
import type { loader } from "./route";

/** The map of the chosen era, where the page's Markdown puts it. */
export function Atlas() {
  const { era, landmarks } = useLoaderData<typeof loader>();
  return <MapAtlas era={era} landmarks={landmarks} />;
}

/** The landmark list of the chosen era, likewise. */
export function Landmarks() {
  const { era, landmarks } = useLoaderData<typeof loader>();
  return <MapLandmarks era={era} landmarks={landmarks} />;
}
