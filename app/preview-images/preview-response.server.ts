import { env } from "~/env.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { previewFile, type PreviewDrawing } from "./preview-file.server";

/**
 * Responds with a preview image, drawn once for all requests, or with 503 while too many others wait. A whole image is
 * cached for long, because its address contains all that it shows.
 *
 * @param key all that the image shows
 */
export async function previewResponse(
  request: Request,
  key: string,
  draw: () => Promise<PreviewDrawing>,
): Promise<Response> {
  const file = await previewFile(key, draw);
  if (!file) return emptyResponse(503, { "Retry-After": "5" });
  const { body, isWhole } = file;
  const policy = isWhole ? cacheControl.picture : cacheControl.page;
  const answer = fileResponse(request, body, "image/png", policy);
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return answer;
}

/** The address of a tool, for the footer of its preview images. */
export function invitationTo(path: string): string {
  return new URL(env.SITE_URL).host + path;
}
