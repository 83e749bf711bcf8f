import { setupServer } from "msw/node";
import { handlers } from "./handlers";

/** The fake upstream in a test process; see tests/setup/unit.ts. */
export const upstream = setupServer(...handlers);
