import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { content, topics, type WorldContent } from "../data/world";
import { notFound, ok } from "../envelope";

/** @param pages by path */
export function worldHandlersOf(
  lists: Readonly<Record<string, readonly string[]>>,
  pages: Readonly<Record<string, WorldContent>>,
): HttpHandler[] {
  return [
    http.get(call("world/topics/:topic"), ({ params }) => {
      const topic = removeSuffix(params["topic"]);
      return Object.hasOwn(lists, topic) ? ok(lists[topic]) : notFound("topic");
    }),
    http.get(call("world/content/world/*"), ({ request }) => {
      const [, path = ""] = removeSuffix(new URL(request.url).pathname).split(
        "/v1/world/content/world/",
      );
      return Object.hasOwn(pages, path) ? ok(pages[path]) : notFound("page");
    }),
  ];
}

/** The handlers of the sample world. */
export const worldHandlers = worldHandlersOf(topics, content);
