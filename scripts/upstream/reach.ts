import { shopCalls } from "../../app/shop/api.server";
import { exchange, type Target } from "./exchange";

/**
 * Whether anything answers at all, before many calls are made in vain.
 *
 * @returns a sentence when nothing does
 */
export async function reach(target: Target): Promise<string | undefined> {
  const { failure } = await exchange(target, shopCalls.entries, {});
  switch (failure?.kind) {
    case "refused":
      return `${target.url} cannot be reached: ${reasonOf(failure)}.`;
    case "timeout":
      return `${target.url} does not answer within five seconds.`;
    default:
      return undefined;
  }
}

/** What the network said: the message that lies deepest, as in "connect ECONNREFUSED 127.0.0.1:9". */
function reasonOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
