/** The mock upstream in a browser; see README.md. */
import { setupWorker } from "msw/browser";
import { setTarget } from "./calls";
import { apiHandlers } from "./handlers/api";

export { failCall, mockCall, onCall } from "./calls";
export { scenarioHandlers, scenarios } from "./scenarios";
export { apiHandlers as handlers };

/** After `await upstream.start()`, the handlers answer all requests except picture requests. */
export const upstream = setupWorker(...apiHandlers);
setTarget(upstream);
