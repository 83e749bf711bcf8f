import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { secure } from "~/http/security-headers.server";
import type { PreviewFile } from "./preview-file.server";

/**
 * Answers with a preview, or that it is to be asked for again soon. One that is finished may be kept for long, for its address says all of
 * it; one that is to change is asked for again soon.
 */
export function previewResponse(
  request: Request,
  file: PreviewFile | undefined,
  isFinished = true,
): Response {
  if (!file) return noPreview(503);
  const { body, isWhole } = file;
  const policy = isWhole && isFinished ? cacheControl.picture : cacheControl.page;
  const answer = fileResponse(request, body, "image/png", policy);
  // Other sites show it beside a link.
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return answer;
}

/** The answer where there is no preview: a status, because nobody reads a page there. */
export function noPreview(status: 404 | 503): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  if (status === 503) headers.set("Retry-After", "5");
  return new Response(null, { status, headers });
}

/** What a poster invites to: an address to type, of the tool that made it. */
export function invitationTo(path: string): string {
  return new URL(env.SITE_URL).host + path;
}
