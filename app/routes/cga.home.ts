import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";

export const loader = () => redirectTo(to.guild, 301);
