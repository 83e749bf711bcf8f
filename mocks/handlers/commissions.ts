import { http } from "msw";
import { call } from "../address";
import { commissionData, commissionTypes } from "../data/commissions";
import { ok } from "../envelope";

/** The handlers of the commission status and the commission types. */
export const commissionHandlers = [
  http.get(call("commissions/data*"), () => ok(commissionData)),
  http.get(call("commissions/types*"), () => ok(commissionTypes)),
];
