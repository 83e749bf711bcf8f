import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { loader as teamPicture } from "~/routes/choose-your-starter.team[.]png";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { expectPreview, host, longCaching, mockPictureHost, open, redness } from "./preview-images";
import { envelope } from "./sample-comic";

beforeEach(mockPictureHost);

describe("the picture of a team", () => {
  const id = "8f14e45f-ceea-467f-9575-0f8d2b1a3c4d";
  const team = (size: number, name: string) =>
    Array.from({ length: size }, (_, at) => ({ id: at + 1, name, shiny: at === 2 }));

  function gameIs(selectedPokemon: object[], teamSize = selectedPokemon.length): void {
    upstream.use(
      http.get("*/v1/tools/pokemon/choose-your-starter/:id", ({ params }) =>
        envelope({ id: params["id"], selectedPokemon, teamSize }),
      ),
    );
  }

  it("the picture of a team shows the picture of each pick", async () => {
    gameIs(team(6, "Nidoran♀"));
    const answer = await open(teamPicture, `?id=${id}`);
    await expectPreview(answer, longCaching);
    const paths = [1, 2, 4, 5, 6].map((number) => `/cdn/thumb/pokemon/${number}.png?size=large`);
    expect(host.asked.sort()).toEqual([...paths, "/cdn/thumb/pokemon/shiny/3.png?size=large"]);
    expect(await redness(answer.bytes)).toBeGreaterThan(0.25);
  });

  it("the picture of a team has status 404 for an invalid id or an unfinished game", async () => {
    expect((await open(teamPicture, `?id=../${id}`)).status).toBe(404);
    gameIs(team(2, "Growing"), 6);
    expect((await open(teamPicture, `?id=${id}`)).status).toBe(404);
    failCall("v1/tools/pokemon/choose-your-starter/{id}", "refused");
    expect((await open(teamPicture, `?id=${id}`)).status).toBe(503);
  });
});
