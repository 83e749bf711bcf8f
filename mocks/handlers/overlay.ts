import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod";
import { alertTypes } from "../../app/overlay/events";
import { bare, call } from "../address";
import { ok } from "../envelope";
import { demoOf } from "../overlay/demo";
import { createQueue, type EventQueue } from "../overlay/queue";

/** What can be pushed: the fields of an event, as the wire contract has them. */
const pushed = z.strictObject({
  type: z.enum(alertTypes),
  username: z.string(),
  count: z.number().optional(),
  tier: z.string().optional(),
  message: z.string().optional(),
  receiver: z.string().optional(),
  pfp: z.string().optional(),
});

/** A pushed event, with what was left out really left out. */
type Pushed = z.output<typeof pushed>;

/**
 * The stream's events from a queue. Beside the calls of the wire contract, a POST adds an event, for
 * `npm run alert`: the embedded upstream listens to its own machine alone, and the site relays no
 * post to it. Only JSON is taken, which a page elsewhere cannot send unasked.
 */
export function overlayHandlersOf(queue: () => EventQueue): HttpHandler[] {
  return [
    http.get(call("overlay/events/:call"), ({ params }) =>
      bare(params["call"]) === "count" ? ok(queue().count()) : undefined,
    ),
    http.get(call("overlay/events/next/:position"), ({ params }) => {
      const position = bare(params["position"]);
      if (!/^\d+$/.test(position)) return refusal(400, "the position is no number");
      return ok(queue().at(Number(position)) ?? {});
    }),
    http.post(call("overlay/events"), async ({ request }) => {
      const type = request.headers.get("Content-Type") ?? "";
      if (!/^application\/json\b/.test(type)) return refusal(415, "the body is not JSON");
      const event = pushed.safeParse(await request.json().catch(() => undefined));
      return event.success ? ok(queue().push(defined(event.data))) : malformed(event.error);
    }),
  ];
}

let queue: EventQueue | undefined;

/** The queue of this process; it begins with the first call. */
export const overlayHandlers = overlayHandlersOf(
  () => (queue ??= createQueue(Date.now, demoOf(process.env["OVERLAY_DEMO"]))),
);

function defined(event: Pushed): Parameters<EventQueue["push"]>[0] {
  return JSON.parse(JSON.stringify(event)) as Parameters<EventQueue["push"]>[0];
}

function malformed(error: z.ZodError): Response {
  const where = error.issues.map(({ path }) => path.join(".") || "body");
  return refusal(400, `bad value: ${[...new Set(where)].join(", ")}`);
}

function refusal(status: 400 | 415, message: string): Response {
  return HttpResponse.json({ code: `CHASE-1${status}`, message, data: null }, { status });
}
