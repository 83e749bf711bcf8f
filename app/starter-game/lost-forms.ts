import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For a form that never reached the server: the answer that its page shows then, in place of the
 * screen for the unexpected. Whatever the server did answer is thrown on.
 */
export function whenLost(answer: object): (reason: unknown) => Response {
  return (reason) => {
    if (!(reason instanceof Error)) throw reason;
    // Its status keeps the router from asking the same server for the whole page again.
    return Response.json(answer, { status: 502 });
  };
}

/**
 * After a form that failed, what a page shows is not asked for again: it could not be had either,
 * and is all there is. Remix would ask, together with the root.
 */
export const staysAfterFailure: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus < 400 && defaultShouldRevalidate;
