import { environment } from "./environment";

/** Returns the URL pattern of a path below `v1/` on any host. */
export function call(path: string): string {
  return `*/v1/${path}`;
}

const suffix = environment["UPSTREAM_SUFFIX"] ?? "";

/** Removes `UPSTREAM_SUFFIX` from a path parameter. */
export function removeSuffix(parameter: string | readonly string[] | undefined): string {
  const text = String(parameter ?? "");
  return suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
