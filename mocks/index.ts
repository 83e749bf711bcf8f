import { setupServer } from "msw/node";
import { handlers } from "./handlers";
import { headerHandler } from "./scenarios";

/** The fake upstream in a test process; see tests/setup/unit.ts. */
export const upstream = setupServer(
  headerHandler(() => Promise.resolve(handlers)),
  ...handlers,
);
