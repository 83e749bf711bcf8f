import { http } from "msw";
import { removeSuffix, call } from "../address";
import { content, topics } from "../data/world";
import { missing, ok } from "../envelope";

export const worldHandlers = [
  http.get(call("world/topics/:topic"), ({ params }) => {
    const topic = removeSuffix(params["topic"]);
    return Object.hasOwn(topics, topic) ? ok(topics[topic]) : missing("topic");
  }),
  http.get(call("world/content/world/*"), ({ request }) => {
    const [, path = ""] = removeSuffix(new URL(request.url).pathname).split(
      "/v1/world/content/world/",
    );
    return Object.hasOwn(content, path) ? ok(content[path]) : missing("page");
  }),
];
