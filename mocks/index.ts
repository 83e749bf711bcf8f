/** The mock upstream in a Node process; see README.md. */
import { setupServer } from "msw/node";
import { setTarget } from "./calls";
import { handlers } from "./handlers";

export { failCall, mockCall, onCall, setTarget } from "./calls";
export { scenarioHandlers, scenarios } from "./scenarios";
export { startUpstream } from "./server";
export { handlers };

/** `upstream.listen()` makes the handlers respond to the process's requests. */
export const upstream = setupServer(...handlers);
setTarget(upstream);
