import { redirectTo } from "~/http/redirects.server";

/** Every guild address no other route knows. */
export const loader = () => redirectTo("/cga/404");

export const action = () => redirectTo("/cga/404", 303);
