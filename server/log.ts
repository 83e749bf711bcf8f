import type { IncomingMessage, ServerResponse } from "node:http";
import { format } from "node:util";
import { observeRequest } from "./metrics";
import { getRequestKind } from "./request-kinds";

const isJson = process.env["LOG_FORMAT"] === "json";

/** Writes a log line with the time and a text, or as JSON with the fields of the text. */
function writeLine(level: string, message: string, fields: object): void {
  const time = new Date().toISOString();
  const line = isJson ? JSON.stringify({ time, level, message, ...fields }) : `${time} ${message}`;
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}

/** Redirects console messages to the log and adds the id of the current request. */
export function logConsole(getRequestId: () => string | undefined): void {
  const logAs =
    (level: string) =>
    (...parts: unknown[]) => {
      const request = getRequestId();
      const text = format(...parts);
      writeLine(level, request && !isJson ? `${text} ${request}` : text, { request });
    };
  Object.assign(console, { log: logAs("info"), warn: logAs("warn"), error: logAs("error") });
}

/**
 * Logs each finished request as `GET /path 200 12 ms id`, with `left` if the visitor aborted it.
 * Health checks are not logged, and neither are queries, which may contain what a visitor typed.
 */
export function logAccess(request: IncomingMessage, response: ServerResponse, id: string): void {
  const start = performance.now();
  const { method, url = "" } = request;
  const path = url.split("?")[0]!.slice(0, 200);
  const kind = getRequestKind(path);
  response.once("close", () => {
    const ms = Math.round(performance.now() - start);
    const status = response.headersSent ? response.statusCode : "-";
    observeRequest(kind, status, ms);
    if (kind === "health") return;
    const left = !response.writableFinished;
    const text = `${method} ${path} ${status} ${ms} ms ${left ? "left " : ""}${id}`;
    writeLine("info", text, { request: id, method, path, status, ms, left });
  });
}
