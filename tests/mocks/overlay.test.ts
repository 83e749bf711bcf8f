import { expect, it } from "vitest";
import { overlayHandlersOf } from "~mocks/handlers/overlay";
import { createQueue } from "~mocks/overlay/queue";
import { senderTo } from "./sender";

it("the mock upstream stores, counts and returns a stream event", async () => {
  const queue = createQueue();
  const send = senderTo(overlayHandlersOf(() => queue));
  const event = { type: "raid", username: "Vixy", count: 12 };
  expect(await send("GET", "overlay/events/next/0")).toEqual([200, {}]);
  expect(await send("POST", "overlay/events", event)).toEqual([200, 0]);
  expect(await send("POST", "overlay/events", { ...event, type: "hype" })).toEqual([400, null]);
  expect(await send("GET", "overlay/events/count")).toEqual([200, 1]);
  expect(await send("GET", "overlay/events/next/0")).toEqual([200, event]);
  expect(await send("GET", "overlay/events/next/x")).toEqual([400, null]);
});
