import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { starterGameHandlersOf } from "~mocks/handlers/starter-game";
import { createGames } from "~mocks/starter-game/games";

const path = "tools/pokemon/choose-your-starter";
const settings = {
  numberOfPlayers: 1,
  teamSize: 2,
  generation: 0,
  includeNfe: true,
  includeLegendary: false,
  includeMythical: false,
  includePseudoLegendary: true,
  shinyOdds: 0.5,
};

interface Offer {
  id: number;
  name: string;
  shiny: boolean;
}
interface State extends Record<"left" | "center" | "right", Offer> {
  id: string;
  selectedPokemon: Offer[];
  teamSize: number;
}

function upstream() {
  const games = createGames({ newRandom: () => seeded("handlers"), now: () => 1_000 });
  const handlers = starterGameHandlersOf(games);
  const send = async (method: string, at: string, body?: unknown) => {
    const response = await getResponse(
      handlers,
      new Request(`http://upstream.test/v1/${at}`, {
        method,
        body: typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body),
      }),
    );
    if (!response) throw new Error(`nobody answers ${method} ${at}`);
    const { code, data } = (await response.json()) as { code: string; data: unknown };
    return { status: response.status, code, data };
  };
  const start = async () => String((await send("POST", path, settings)).data);
  const stateOf = async (id: string) => (await send("GET", `${path}/${id}`)).data as State;
  return { send, start, stateOf };
}

describe("Choose Your Starter", () => {
  it("rejects a choice that is not offered, or sent twice, or after the last round", async () => {
    const { send, start, stateOf } = upstream();
    const id = await start();
    const state = await stateOf(id);
    const refused = { status: 409, code: "CHASE-1409", data: null };
    expect(await send("POST", `${path}/${id}`, { id: 100_000 })).toEqual(refused);
    expect(await stateOf(id)).toEqual(state);
    await send("POST", `${path}/${id}`, { id: state.left.id });
    expect(await send("POST", `${path}/${id}`, { id: state.left.id })).toEqual(refused);
    const second = await stateOf(id);
    await send("POST", `${path}/${id}`, { id: second.right.id });
    expect((await stateOf(id)).selectedPokemon).toEqual([state.left, second.right]);
    expect(await send("POST", `${path}/${id}`, { id: second.center.id })).toEqual(refused);
  });

  it.each([
    ["no body", undefined],
    ["no JSON", "{"],
    ["two players", { ...settings, numberOfPlayers: 2 }],
    ["a team of none", { ...settings, teamSize: 0 }],
    ["an unknown generation", { ...settings, generation: 3 }],
    ["a toggle as a text", { ...settings, includeNfe: "true" }],
    ["unknown odds", { ...settings, shinyOdds: 0.25 }],
  ])("answers 400 to a start with %s", async (_what, body) => {
    const { send } = upstream();
    expect(await send("POST", path, body)).toEqual({
      status: 400,
      code: "CHASE-1400",
      data: null,
    });
  });

  it.each([
    ["no body", undefined],
    ["no JSON", "pikachu"],
    ["a name", { id: "25" }],
  ])("answers 400 to a choice with %s", async (_what, body) => {
    const { send, start } = upstream();
    const id = await start();
    expect(await send("POST", `${path}/${id}`, body)).toMatchObject({
      status: 400,
      code: "CHASE-1400",
    });
  });
});
