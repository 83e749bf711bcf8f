import { Console } from "node:console";
import { Writable } from "node:stream";

export type LogFormat = "text" | "json";

/** Formats one line of the log: the time, a text, and in JSON the fields that the text is made of. */
export function formatLine(
  format: LogFormat,
  level: "info" | "warn" | "error",
  text: string,
  fields: Record<string, unknown> = {},
): string {
  const time = new Date().toISOString();
  if (format === "json") return `${JSON.stringify({ time, level, message: text, ...fields })}\n`;
  return `${time} ${text}\n`;
}

/** A console whose messages are lines of the log, with the id of the request that they are about. */
export function createLogConsole(
  format: LogFormat,
  getRequestId: () => string | undefined,
): Console {
  const streamTo = (target: NodeJS.WriteStream, isError: boolean) =>
    new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        const text = chunk.trimEnd();
        const level = !isError ? "info" : text.startsWith("error") ? "error" : "warn";
        const request = getRequestId();
        const line = format === "text" && request ? `${text} ${request}` : text;
        target.write(formatLine(format, level, line, request ? { request } : {}));
        done();
      },
    });
  return new Console(streamTo(process.stdout, false), streamTo(process.stderr, true));
}
