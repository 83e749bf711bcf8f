import { withQuery } from "~/with-query";

export { starterSetup } from "~/addresses";
export const starterGame = (id: string) => withQuery("/choose-your-starter/game", { id });
export const starterResult = (id: string) => withQuery("/choose-your-starter/result", { id });
/** A picture of a team, 1200 by 630 pixels. */
export const teamPicture = (id: string) => withQuery("/choose-your-starter/team.png", { id });
