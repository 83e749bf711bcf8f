/** The mock upstream in a browser; see README.md. */
import { setupWorker } from "msw/browser";
import { setTarget } from "./calls";
import { apiHandlers } from "./handlers/api";

export { failCall, mockCall, onCall } from "./calls";
export { scenarioHandlers, scenarios } from "./scenarios";
export { apiHandlers as handlers };

/** `await upstream.start()` lets the handlers answer what the page requests. Pictures are not among them. */
export const upstream = setupWorker(...apiHandlers);
setTarget(upstream);
