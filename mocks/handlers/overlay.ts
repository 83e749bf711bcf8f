import { http, type HttpHandler } from "msw";
import { z } from "zod";
import { removeSuffix, call } from "../address";
import { environment } from "../environment";
import { failure, invalidBody, ok, readJson } from "../envelope";
import { parseDemo } from "../overlay/demo";
import { createQueue, type EventQueue } from "../overlay/queue";

/** The schema of an event as the wire contract defines it. */
const pushedEvent = z.strictObject({
  type: z.enum(["follow", "sub", "gift", "cheer", "raid"]),
  username: z.string(),
  count: z.number().optional(),
  tier: z.string().optional(),
  message: z.string().optional(),
  receiver: z.string().optional(),
  pfp: z.string().optional(),
});

/**
 * The handlers of stream events. A POST adds an event, for `npm run alert`. The body must be JSON,
 * because web pages of foreign sites cannot post JSON.
 */
export function overlayHandlersOf(queue: () => EventQueue): HttpHandler[] {
  return [
    http.get(call("overlay/events/:call"), ({ params }) =>
      removeSuffix(params["call"]) === "count" ? ok(queue().count()) : undefined,
    ),
    http.get(call("overlay/events/next/:position"), ({ params }) => {
      const position = removeSuffix(params["position"]);
      if (!/^\d+$/.test(position)) return failure(400, "the position is no number");
      return ok(queue().at(Number(position)) ?? {});
    }),
    http.post(call("overlay/events"), async ({ request }) => {
      const type = request.headers.get("Content-Type") ?? "";
      if (!/^application\/json\b/.test(type)) return failure(415, "the body is not JSON");
      const event = pushedEvent.safeParse(await readJson(request));
      return event.success ? ok(queue().push(event.data)) : invalidBody(event.error);
    }),
  ];
}

let queue: EventQueue | undefined;

/** The handlers of stream events, whose queue starts on the first API call. */
export const overlayHandlers = overlayHandlersOf(
  () => (queue ??= createQueue(Date.now, parseDemo(environment["OVERLAY_DEMO"]))),
);
