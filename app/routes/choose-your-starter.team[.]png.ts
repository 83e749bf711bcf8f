import type { LoaderFunctionArgs } from "@remix-run/node";
import { emptyResponse } from "~/http/cache-policy.server";
import { failureResponse } from "~/http/file-response.server";
import { fetchHostPicture } from "~/preview-images/host-picture.server";
import { previewResponse, type PreviewDrawing } from "~/preview-images/preview-response.server";
import { drawTeamPoster } from "~/choose-your-starter/team-poster.server";
import { isFinished } from "~/choose-your-starter/rounds";
import { parseGameId } from "~/choose-your-starter/game.server";
import { fetchGame, type Starter } from "~/choose-your-starter/api.server";

/** Responds with the preview image of the team of a finished game. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = parseGameId(new URL(request.url).searchParams.get("id"));
  if (!id) return emptyResponse(404);
  const game = await fetchGame({ id }).catch(failureResponse);
  if (game instanceof Response) return game;
  if (!isFinished(game)) return emptyResponse(404);

  const team = game.selectedPokemon;
  return previewResponse(request, `team ${JSON.stringify(team)}`, () => draw(team));
}

const medal = { variant: "thumbnail", size: "large", box: { width: 320, height: 320 } } as const;

async function draw(team: readonly Starter[]): Promise<PreviewDrawing> {
  const pictures = await Promise.all(
    team.map(({ id, shiny }) =>
      fetchHostPicture(`pokemon/${shiny ? "shiny/" : ""}${id}.png`, medal),
    ),
  );
  return { svg: await drawTeamPoster(team, pictures), isWhole: !pictures.includes(undefined) };
}
