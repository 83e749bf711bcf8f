import { http } from "msw";
import { bare, call } from "../address";
import { content, topics } from "../data/world";
import { missing, ok } from "../envelope";

export const worldHandlers = [
  http.get(call("world/topics/:topic"), ({ params }) => {
    const topic = bare(params["topic"]);
    return Object.hasOwn(topics, topic) ? ok(topics[topic]) : missing("topic");
  }),
  http.get(call("world/content/world/*"), ({ params }) => {
    const path = bare(params["0"]);
    return Object.hasOwn(content, path) ? ok(content[path]) : missing("page");
  }),
];
