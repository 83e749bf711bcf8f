import * as features from "./features";

/** The handlers of the v1 API without faults, for Node and browsers. */
export const apiHandlers = Object.values(features).flat();
