import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";

/** Characters of a path in a log line. */
const MAX_PATH_LENGTH = 200;

/**
 * Writes one line for a request once it is answered, or its visitor has left: `GET /path 200 12 ms`, and
 * `robot` where it is one that says so. Without the query, which may hold what a visitor typed.
 */
export function logAccess(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once("close", () => {
    const { method = "-", url = "", headers } = request;
    const [path = ""] = url.split("?");
    const shown = path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
    const status = response.headersSent ? response.statusCode : "-";
    const end = response.writableFinished ? "" : " left";
    const robot = isbot(headers["user-agent"]) ? " robot" : "";
    const ms = Math.round(performance.now() - start);
    write(`${method} ${shown.replace(/[^\x21-\x7e…]/g, "?")} ${status} ${ms} ms${end}${robot}`);
  });
}

let lines: string[] = [];

/** Writes the lines of a turn of the event loop at once: a write takes a sixth of the time of a cached page. */
function write(line: string): void {
  if (lines.push(line) > 1) return;
  setImmediate(() => {
    console.log(lines.join("\n"));
    lines = [];
  });
}
