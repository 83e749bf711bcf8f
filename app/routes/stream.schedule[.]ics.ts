import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { buildCalendar } from "~/stream/calendar.server";
import schedule from "~content/schedule.yaml";

let calendar: string | undefined;

/** Responds with the schedule as an iCalendar file. */
export function loader({ request }: LoaderFunctionArgs) {
  calendar ??= buildCalendar(schedule, env.SITE_URL);
  return fileResponse(request, calendar, "text/calendar; charset=utf-8", cacheControl.feed, {
    "Content-Disposition": 'inline; filename="talechasers.ics"',
  });
}
