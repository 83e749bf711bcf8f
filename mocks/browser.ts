/** The mock upstream in a browser; see README.md. */
import { setupWorker } from "msw/browser";
import { setTarget } from "./calls";
import { apiHandlers } from "./handlers/api";

export { failCall, mockCall, onCall } from "./calls";
export { scenarioHandlers, scenarios } from "./scenarios";
export { apiHandlers as handlers };

/** `await upstream.start()` makes the handlers answer all requests but those for pictures. */
export const upstream = setupWorker(...apiHandlers);
setTarget(upstream);
