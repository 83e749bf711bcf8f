import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { http, HttpResponse, type HttpHandler } from "msw";

/** Returns the file of a response, named by the path with `UPSTREAM_SUFFIX=.json`. */
function fileOf(folder: string, url: string): string | undefined {
  const segments = new URL(url).pathname.split("/").slice(1).map(decodeURIComponent);
  if (segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment))) return undefined;
  return join(folder, ...segments).replace(/(?:\.json)?$/, ".json");
}

/** Forwards API calls to a real upstream and writes successful GET responses to a folder. */
export function recordingHandlers(folder: string, from: string): HttpHandler[] {
  return [
    http.all("*/v1/*", async ({ request }) => {
      const { method, headers } = request;
      const { pathname, search } = new URL(request.url);
      const type = headers.get("Content-Type");
      const response = await fetch(new URL(pathname + search, from), {
        method,
        headers: type ? { "Content-Type": type } : {},
        body: method === "GET" ? null : await request.arrayBuffer(),
      });
      const body = await response.text();
      const file = method === "GET" && response.ok ? fileOf(folder, request.url) : undefined;
      if (file) {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, body);
      }
      return new HttpResponse(body, {
        status: response.status,
        headers: { "Content-Type": response.headers.get("Content-Type") ?? "application/json" },
      });
    }),
  ];
}

/** Returns handlers that respond with the files of a folder. */
export function replayingHandlers(folder: string): HttpHandler[] {
  return [
    http.get("*/v1/*", async ({ request }) => {
      const file = fileOf(folder, request.url);
      const body = file && (await readFile(file, "utf8").catch(() => undefined));
      if (body === undefined) return undefined;
      const type = body.startsWith("<") ? "application/rss+xml" : "application/json";
      return new HttpResponse(body, { headers: { "Content-Type": type } });
    }),
  ];
}
