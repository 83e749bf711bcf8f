import { redirectTo } from "~/http/redirects.server";

export const loader = () => redirectTo("/cga", 301);
