import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { stubBroadcastChannel } from "../../../tests/overlay/browser-channel";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { openChannel, type Message } from "./channel";
import { runOverlay } from "./run-overlay";
import type { LoopState } from "./state";

let endOverlay = () => {};
let state: LoopState;
let play: MockInstance<HTMLMediaElement["play"]>;

beforeEach(() => {
  stubBroadcastChannel();
  localStorage.clear();
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});
afterEach(() => {
  endOverlay();
  vi.unstubAllGlobals();
});

/** Runs an overlay on an upstream with this count and these first responses. */
function run(count: unknown, ...responses: Response[]): void {
  upstream.use(
    http.get("*/v1/overlay/events/count", () => ok(count)),
    http.get("*/v1/overlay/events/next/:position", ({ params }) => {
      return responses[Number(params["position"])]?.clone() ?? ok({});
    }),
  );
  endOverlay = runOverlay((current) => (state = current));
}

const follow = { type: "follow", username: "Vixy" };

it("the overlay shows the first event and stores its state", async () => {
  run(0, ok(follow));
  await vi.waitFor(() => expect(state.onScreen).toMatchObject(follow), 30_000);
  expect(play).toHaveBeenCalledOnce();
  expect(play.mock.contexts[0]).toMatchObject({ volume: 0.8, loop: false, currentTime: 0 });
  const stored = localStorage.getItem("overlay-state")!;
  expect(JSON.parse(stored)).toMatchObject({ position: 1, onScreen: follow });
});

it.each([
  ["a status of 404", new HttpResponse(null, { status: 404 }), { attempts: 1, failures: 0 }],
  ["a status of 503", new HttpResponse(null, { status: 503 }), { attempts: 0, failures: 1 }],
  ["no JSON", new HttpResponse("<p>"), { attempts: 0, failures: 1 }],
])(
  "the overlay continues after a response with %s to the request for a position",
  async (_name, response, expected) => {
    run(0, response);
    await vi.waitFor(() => expect(state).toMatchObject(expected), 30_000);
  },
);

it("the overlay continues if a sound cannot be played", async () => {
  play.mockRejectedValue(new DOMException("not found"));
  run(0, ok(follow));
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce(), 30_000);
  await vi.waitFor(() => expect(state).toMatchObject({ onScreen: follow, position: 1 }), 30_000);
});

it("a muted overlay plays no sound", async () => {
  localStorage.setItem("overlay-controls", '{"paused":false,"muted":true}');
  run(0, ok(follow));
  await vi.waitFor(() => expect(state.onScreen).toMatchObject(follow), 30_000);
  expect(play).not.toHaveBeenCalled();
});

it("the overlay executes the commands of a dock and reports its state to the dock", async () => {
  run(0, ok(follow));
  await vi.waitFor(() => expect(state.onScreen).toBeDefined(), 30_000);
  const messages: Message[] = [];
  const dock = openChannel((message) => messages.push(message));
  dock.send({ type: "watch" });
  dock.send({ type: "skip" });
  expect(messages).toMatchObject([
    { type: "report", onScreen: { since: expect.any(Number) } },
    { type: "report", onScreen: undefined },
  ]);
  endOverlay();
  dock.send({ type: "watch" });
  expect(messages).toHaveLength(2);
});
