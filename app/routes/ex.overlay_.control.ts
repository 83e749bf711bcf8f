import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { eventStream } from "~/http/event-stream.server";
import { secure } from "~/http/security-headers.server";
import { wayOf } from "~/overlay/control-key.server";
import { controlRoom } from "~/overlay/control-room.server";

/** What docks and overlays of other browsers say, as it is said; for browsers that have sent the key. */
export function loader({ request, context: { ending } }: LoaderFunctionArgs) {
  refuseWithoutKey(request);
  const query = new URL(request.url).searchParams;
  const role = query.get("as") === "dock" ? "dock" : "overlay";
  // Another replica, or the next process, has room.
  if (ending?.aborted || controlRoom.isFull) return answer(503, "", { "Retry-After": "2" });
  return eventStream(request, ending, (send) =>
    controlRoom.join(role, query.get("after") ?? "", send),
  );
}

/** Takes what a dock or an overlay says, and names the room in which it was heard. */
export async function action({ request, context: { ending } }: ActionFunctionArgs) {
  refuseWithoutKey(request);
  if (ending?.aborted) return answer(503, "", { "Retry-After": "2" });
  return controlRoom.say(await request.text()) ? answer(200, controlRoom.id) : answer(400, "");
}

/** @throws 404 where the way is off, 401 where this browser has not sent the key */
function refuseWithoutKey(request: Request): void {
  const way = wayOf(request);
  if (way !== "open") throw answer(way === "off" ? 404 : 401, "");
}

function answer(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = new Headers({
    "Content-Type": "text/plain",
    "Cache-Control": cacheControl.never,
    ...more,
  });
  return new Response(text, { status, headers: secure(headers) });
}
