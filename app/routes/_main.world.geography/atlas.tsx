import { useLoaderData } from "@remix-run/react";
import { Landmarks as LandmarkList, WorldMap } from "~/world/map";
import type { loader } from "./route";

/** The map of the chosen era, for the page's Markdown. */
export function Atlas() {
  const { era, landmarks } = useLoaderData<typeof loader>();
  return <WorldMap era={era} landmarks={landmarks} />;
}

/** The landmarks of the chosen era, for the page's Markdown. */
export function Landmarks() {
  const { era, landmarks } = useLoaderData<typeof loader>();
  return <LandmarkList era={era} landmarks={landmarks} />;
}
