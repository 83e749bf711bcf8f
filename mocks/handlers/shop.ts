import { http } from "msw";
import { call } from "../address";
import { shopEntries } from "../data/shop";
import { ok } from "../envelope";

/** The handlers of the shop's items. */
export const shopHandlers = [http.get(call("shop/entries*"), () => ok(shopEntries))];
