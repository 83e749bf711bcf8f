import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";
import type { loadPlayer } from "~/stream/challengers.server";

export { loadPlayer as loader } from "~/stream/challengers.server";
export { PlayerProgress as default } from "~/stream/player-progress";

// The site map omits challengers, because a challenger without badges has no page.
export const handle: PageHandle = { unlisted: true };

export const meta: MetaFunction<typeof loadPlayer> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `Gym Challenge Progress For ${args.data.player}`,
        description: `The badges that ${args.data.player} won in the Pokémon gym challenge on stream.`,
        keywords: ["Pokémon", "gym challenge", "badges"],
      })
    : [];
