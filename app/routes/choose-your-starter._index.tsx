import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
} from "@remix-run/react";
import { SetupPage } from "~/components/starter-game/setup-page";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { orUndefined } from "~/upstream/failure";
import { readForm } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/meta/page-meta";
import { gamePath } from "~/starter-game/addresses";
import { heldGameId, holdGame, unfinishedGame } from "~/starter-game/held-game.server";
import { whenLost } from "~/starter-game/lost-forms";
import { boardOf, roundOf } from "~/starter-game/rounds";
import { startFailed } from "~/starter-game/settings";
import { readSettings } from "~/starter-game/settings-form.server";
import { startGame } from "~/upstream/starter-game.server";

export const headers = fromLoader;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Choose Your Starter",
    description:
      "Six rounds, three Pokémon each, and you keep one of them every time. Which team will you end up with?",
    keywords: ["Choose Your Starter", "Pokémon", "team builder", "game"],
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const id = heldGameId(request);
  const game = id && (await unfinishedGame(id));
  const held = game ? { id, round: roundOf(boardOf(game)), teamSize: game.teamSize } : undefined;
  // What a cookie had a say in changes with every round.
  return data({ held }, id ? { headers: { "Cache-Control": cacheControl.never } } : {});
}

export async function action({ request }: ActionFunctionArgs) {
  const { settings, refused } = readSettings(await readForm(request));
  if (refused.length > 0) return data({ settings, refused }, answered(400));
  const id = await startGame(settings).catch(orUndefined);
  if (!id) return data({ settings, failure: startFailed }, answered(502));
  const started = redirectTo(gamePath(id), 303);
  started.headers.append("Set-Cookie", holdGame(id));
  return started;
}

const answered = (status: number) => ({
  status,
  headers: { "Cache-Control": cacheControl.never },
});

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<typeof action>().catch(whenLost({ failure: startFailed }));
}

export { staysAfterFailure as shouldRevalidate } from "~/starter-game/lost-forms";

export default function Setup() {
  const answer = useActionData<typeof action>();
  return <SetupPage held={useLoaderData<typeof loader>().held} answer={answer} />;
}
