import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { setCacheHeaders } from "~/http/cache-policy.server";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** The response of a loader or action, returned or thrown. */
export interface RouteResponse {
  status: number;
  headers: Headers;
  /** The target of a redirect. */
  location: string | null;
  /** The data of a response that is not a `Response`. */
  data: unknown;
  /** The body of a `Response`. */
  body: string;
}

/** The origin of these tests' requests, which differs from SITE_URL as it may behind a proxy. */
export const origin = "http://127.0.0.1:3000";

/** Calls a loader or action as Remix does, and rethrows what the error boundary would get. */
export async function responseOf(
  handler: Handler,
  path: string,
  params: Record<string, string | undefined> = {},
  init: RequestInit = {},
): Promise<RouteResponse> {
  const request = new Request(origin + path, init);
  const context: AppLoadContext = {};
  let answer: unknown;
  try {
    answer = await handler({ request, params, context });
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    answer = thrown;
  }
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const location = headers.get("Location");
    return { status, headers, location, data: undefined, body: await answer.text() };
  }
  const { data, init: wrapped } = isWrapped(answer) ? answer : { data: answer, init: null };
  const { status = 200 } = wrapped ?? {};
  const headers = new Headers(wrapped?.headers);
  setCacheHeaders(headers, request, status, context);
  return { status, headers, location: null, data, body: "" };
}

/** Returns whether a value is the result of `data()`. */
function isWrapped(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return (answer as { type?: unknown } | null)?.type === "DataWithResponseInit";
}

/** The address of the error page that offers a retry of a path. */
export function errorPageOf(path: string): string {
  const { pathname, search } = new URL(path, origin);
  return `/error?${new URLSearchParams({ from: pathname + search }).toString()}`;
}

/** The address of the page for missing addresses that a path redirects to. */
export const missingPageOf = (path: string) =>
  `/404?${new URLSearchParams({ from: path }).toString()}`;

/** The address of the error page for a path that does not exist. */
export function notFoundPageOf(path: string): string {
  return `${errorPageOf(path)}&missing=yes`;
}
