import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { emptyResponse } from "~/http/cache-policy";
import { eventStream } from "~/http/event-stream.server";
import { controlRelay } from "~/overlay/control-relay.server";
import { getRemoteAccess } from "~/overlay/remote-access.server";

/** Streams the messages of docks and overlays in other browsers. */
export function loader({ request, context: { ending } }: LoaderFunctionArgs) {
  requireAccess(request);
  const query = new URL(request.url).searchParams;
  const role = query.get("role") === "dock" ? "dock" : "overlay";
  const lastEventId = request.headers.get("Last-Event-ID") ?? query.get("lastEventId") ?? "";
  if (ending?.aborted || controlRelay.isFull) return emptyResponse(503);
  return eventStream(request, ending, (send) => controlRelay.join(role, lastEventId, send));
}

/** Takes a message of a dock or an overlay. */
export async function action({ request, context: { ending } }: ActionFunctionArgs) {
  requireAccess(request);
  if (ending?.aborted) return emptyResponse(503);
  return emptyResponse(controlRelay.publish(await request.text()) ? 204 : 400);
}

/** @throws 404 without `OVERLAY_KEY`, 401 when this browser has not sent it */
function requireAccess(request: Request): void {
  const access = getRemoteAccess(request);
  if (access !== "open") throw emptyResponse(access === "off" ? 404 : 401);
}
