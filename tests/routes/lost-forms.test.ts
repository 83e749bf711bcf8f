import { expect, it } from "vitest";
import { noIdea } from "~/fursona-generator/fursona";
import { clientAction as pick } from "~/routes/_main.choose-your-starter.game";
import { clientAction as start } from "~/routes/_main.choose-your-starter._index";
import { clientAction as generate } from "~/routes/_main.fursona-generator._index";
import { clientAction as transform } from "~/routes/_main.tf-generator._index";

const unreachable = "Could not communicate with the server. Please try again!";

it.each([
  ["a setup", start, "An error has occurred. Please try again!"],
  ["a pick", pick, unreachable],
  ["a fursona", generate, noIdea],
  ["a transformation", transform, unreachable],
])("%s that does not reach the server shows an error", async (_what, clientAction, failure) => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const answer = (await clientAction({ serverAction: lost })) as Response;
  expect([answer.status, await answer.json()]).toEqual([502, { failure }]);
});

it("a form handles a response of the server as usual", async () => {
  const away = new Response(null, { status: 303 });
  await expect(pick({ serverAction: () => Promise.reject(away) })).rejects.toBe(away);
});
