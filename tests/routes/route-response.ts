import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { chooseCachePolicy } from "~/http/cache-policy";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** What a loader or action answers, whether it returned or threw it. */
export interface RouteResponse {
  status: number;
  headers: Headers;
  /** Where a redirect leads. */
  location: string | null;
  /** The data of an answer that is no response of its own. */
  data: unknown;
  /** The bytes of one that is. */
  body: string;
}

/** The origin that the requests of these tests arrive at; a proxy may be in front of it. */
export const origin = "http://127.0.0.1:3000";

/**
 * Calls a loader or action as Remix does. An exception that is not an answer is thrown on: it
 * would end on the error boundary.
 */
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
  chooseCachePolicy(headers, request, status, context);
  return { status, headers, location: null, data, body: "" };
}

/** What `data()` makes of data and response options. */
function isWrapped(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return (answer as { type?: unknown } | null)?.type === "DataWithResponseInit";
}

/** The address of the error page that offers to try a path again. */
export function errorPageOf(path: string): string {
  const { pathname, search } = new URL(path, origin);
  return `/error?${new URLSearchParams({ from: pathname + search }).toString()}`;
}

/** The address of the error page that says that nothing is at a path. */
export function notFoundPageOf(path: string): string {
  return `${errorPageOf(path)}&missing=yes`;
}
