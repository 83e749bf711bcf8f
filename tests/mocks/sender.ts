import { getResponse, type HttpHandler } from "msw";

/** Creates a function that sends calls to handlers. @returns status and data of the response */
export function senderTo(handlers: HttpHandler[]) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await getResponse(
      handlers,
      new Request(`http://upstream.test/v1/${path}`, init),
    );
    return [response!.status, ((await response!.json()) as { data: unknown }).data] as const;
  };
}
