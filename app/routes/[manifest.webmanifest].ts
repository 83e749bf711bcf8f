import * as to from "~/addresses";
import { main } from "~content/colors.yaml";
import { ownComic } from "~/comics/chapters";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";

const manifest = {
  name: "Talechasers",
  short_name: "Talechasers",
  description: "A fox, a pendant with ten charges, and every tale he should have left alone.",
  start_url: to.comic(ownComic.slug),
  scope: "/",
  display: "minimal-ui",
  background_color: main.background.light,
  theme_color: main.primary.light,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** Responds with the manifest by which visitors add the comic to a phone's home screen. */
export function loader({ request }: LoaderFunctionArgs) {
  const body = JSON.stringify(manifest);
  return fileResponse(request, body, "application/manifest+json", cacheControl.fixedFile);
}
