import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod";
import { createMockHandler, createFailureHandler } from "./calls";
import { failure, invalidBody, readJson } from "./envelope";
import { upstreamFailures } from "./failures";
import { scenarios, type Scenario } from "./scenarios";

/** The state of an upstream that can change while the upstream runs. */
export interface UpstreamState {
  scenario: Scenario;
  /** The delay of each response in milliseconds. */
  latency: number;
  /** The percentage of API calls that fail with status 502. */
  errors: number;
}

/** A running upstream with handlers that can change. */
export interface ChangeableUpstream {
  state: Readonly<UpstreamState>;
  change(state: Partial<UpstreamState>): void;
  /** Adds handlers that take precedence. `mockCall` calls it after `setTarget(upstream)`. */
  use(...handlers: HttpHandler[]): void;
  /** Removes the handlers that `use` has added. */
  resetHandlers(): void;
}

/** The schema of a request that changes a running upstream. */
const changeSchema = z.strictObject({
  scenario: z.enum(scenarios).optional(),
  latency: z.int().min(0).max(60_000).optional(),
  errors: z.int().min(0).max(100).optional(),
  /** A mock of one API call for all requests, or only for the next one. */
  answer: z
    .strictObject({
      call: z.string(),
      data: z.unknown().optional(),
      failure: z.enum(upstreamFailures).optional(),
      status: z.int().min(300).max(599).optional(),
      once: z.boolean().optional(),
    })
    .optional(),
  /** Whether the request removes earlier mocks. */
  reset: z.boolean().optional(),
});

/**
 * `GET /control` returns the state of the upstream, and `POST /control` changes it. The body must
 * be JSON, because web pages of foreign sites cannot post JSON.
 */
export function controlHandlers(upstream: ChangeableUpstream): HttpHandler[] {
  return [
    http.get("*/control", () => HttpResponse.json(upstream.state)),
    http.post("*/control", async ({ request }) => {
      const type = request.headers.get("Content-Type") ?? "";
      if (!/^application\/json\b/.test(type)) return failure(415, "the body is not JSON");
      const change = changeSchema.safeParse(await readJson(request));
      if (!change.success) return invalidBody(change.error);
      const { answer, reset, ...state } = change.data;
      try {
        if (reset) upstream.resetHandlers();
        if (answer) upstream.use(toHandler(answer));
      } catch (error) {
        return failure(400, (error as Error).message);
      }
      upstream.change(state);
      return HttpResponse.json(upstream.state);
    }),
  ];
}

function toHandler(answer: NonNullable<z.output<typeof changeSchema>["answer"]>): HttpHandler {
  const { call, data, failure: kind = "status", status, once = false } = answer;
  return data === undefined
    ? createFailureHandler(call, kind, status, { once })
    : createMockHandler(call, data, { once });
}
