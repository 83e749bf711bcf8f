import { fillPath, send, type ApiCall } from "../../app/upstream/call.server";
import { unwrap } from "../../app/upstream/envelope";
import { UpstreamError } from "../../app/upstream/failure";
import { resetCircuitBreakers } from "../../app/upstream/request.server";
import { catalogue } from "./catalogue";
import { findDifferences } from "./wire-schema";

/** The maximum number of requests for one API call. */
const MAX_EXAMPLES = 8;

/** A request of the check, with the differences of its answer from the schema. */
export interface CheckedRequest {
  call: ApiCall;
  /** The method and the path of the request. */
  name: string;
  /** The differences from the schema: `data[3].title: Invalid input: expected…`. */
  differences: string[];
}

/**
 * Makes each call with its examples, and validates the responses strictly.
 *
 * @param mayWrite whether to try the generators and the game
 */
export async function checkCalls(mayWrite = false): Promise<CheckedRequest[]> {
  const checked: CheckedRequest[] = [];
  for (const call of catalogue) {
    if (mayWrite || call.method === "GET") checked.push(...(await checkCall(call, mayWrite)));
  }
  return checked;
}

async function checkCall(call: ApiCall, mayWrite: boolean): Promise<CheckedRequest[]> {
  const { method, path, examples } = call;
  try {
    const inputs = typeof examples === "function" ? await examples(mayWrite) : examples;
    const checked: CheckedRequest[] = [];
    for (const input of inputs.slice(0, MAX_EXAMPLES))
      checked.push(await checkRequest(call, input));
    return checked;
  } catch (error) {
    const differences = [`no example, because a call that lists them failed: ${describe(error)}`];
    return [{ call, name: `${method} ${path}`, differences }];
  }
}

async function checkRequest(call: ApiCall, input: object): Promise<CheckedRequest> {
  const { body, ...parameters } = input as Record<string, unknown>;
  const { method, path } = call;
  const name = `${method} ${path.replace(/\{(\w+)\}/g, (_, key: string) => String(parameters[key]))}`;
  // An open circuit breaker would hide a failure of the API.
  resetCircuitBreakers();
  try {
    const data = unwrap(await send(`${method} ${path}`, fillPath(path, parameters), body));
    return { call, name, differences: await findDifferences(call, data) };
  } catch (error) {
    return { call, name, differences: [describe(error)] };
  }
}

function describe(error: unknown): string {
  if (error instanceof UpstreamError) return `${error.kind}: ${error.message}`;
  throw error;
}
