/** The mock upstream in a test process; see README.md. */
import { setupServer } from "msw/node";
import { setTarget } from "./calls";
import { handlers } from "./handlers";

export { failCall, mockCall, onCall } from "./calls";
export { scenarioHandlers, scenarios } from "./scenarios";
export { handlers };

/** `upstream.listen()` lets the handlers answer what the process requests. */
export const upstream = setupServer(...handlers);
setTarget(upstream);
