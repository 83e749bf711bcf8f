import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod";
import { answerHandler, failureHandler } from "./calls";
import { failure, invalidBody, readJson } from "./envelope";
import { upstreamFailures } from "./failures";
import { scenarios, type Scenario } from "./scenarios";

/** What may change while an upstream runs. */
export interface UpstreamState {
  scenario: Scenario;
  /** Milliseconds before each answer. */
  latency: number;
  /** How many of 100 calls fail with status 502. */
  errors: number;
}

/** An upstream that runs. */
export interface ChangeableUpstream {
  state: Readonly<UpstreamState>;
  change(state: Partial<UpstreamState>): void;
  /** Adds handlers before all others. `setTarget(upstream)` lets `mockCall` and `failCall` use it. */
  use(...handlers: HttpHandler[]): void;
  /** Removes what was added. */
  resetHandlers(): void;
}

/** A change of a running upstream. */
const changeSchema = z.strictObject({
  scenario: z.enum(scenarios).optional(),
  latency: z.int().min(0).max(60_000).optional(),
  errors: z.int().min(0).max(100).optional(),
  /** The answer to one call, for all its requests or for the next one. */
  answer: z
    .strictObject({
      call: z.string(),
      data: z.unknown().optional(),
      failure: z.enum(upstreamFailures).optional(),
      status: z.int().min(300).max(599).optional(),
      once: z.boolean().optional(),
    })
    .optional(),
  /** Whether earlier answers are removed. */
  reset: z.boolean().optional(),
});

/**
 * `GET /control` answers the state of the upstream, and `POST /control` changes it. The body has to be JSON, which pages
 * of other sites cannot send.
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
    ? failureHandler(call, kind, status, { once })
    : answerHandler(call, data, { once });
}
