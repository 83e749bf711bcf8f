/**
 * Path patterns for handlers: they match the call on any host, with or without the file extension
 * that `UPSTREAM_SUFFIX` appends.
 */
export function call(path: string): string {
  return `*/v1/${path}`;
}

const suffix = process.env["UPSTREAM_SUFFIX"] ?? "";

/** A path parameter without the extension that the client appended to the path. */
export function bare(parameter: string | readonly string[] | undefined): string {
  const text = String(parameter ?? "");
  return suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
