import { describe, expect, it } from "vitest";
import { noIdea } from "~/fursona-generator/fursona";
import { clientAction as pick } from "~/routes/_main.choose-your-starter.game";
import { clientAction as start } from "~/routes/_main.choose-your-starter._index";
import { clientAction as generate } from "~/routes/_main.fursona-generator._index";
import { clientAction as transform, shouldRevalidate } from "~/routes/_main.tf-generator._index";

const unreachable = "Could not communicate with the server. Please try again!";

describe("a form that does not reach the server", () => {
  it.each([
    ["a setup", start, "An error has occurred. Please try again!"],
    ["a pick", pick, unreachable],
    ["a fursona", generate, noIdea],
    ["a transformation", transform, unreachable],
  ])("has the failure of %s", async (_what, clientAction, said) => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const answer = (await clientAction({ serverAction: lost })) as Response;
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ failure: said });
  });

  it("throws a response of the server", async () => {
    const away = new Response(null, { status: 303 });
    const serverAction = () => Promise.reject(away);
    await expect(pick({ serverAction })).rejects.toBe(away);
  });
});

describe("the TF generator revalidates", () => {
  const form = (intent: string) => {
    const data = new FormData();
    data.set("intent", intent);
    return data;
  };

  it.each([
    ["after a reset", form("reset"), undefined, true],
    ["not after a stored choice", form("hold"), 200, false],
    ["not after a failed request", form("transform"), 502, false],
    ["after a link", undefined, undefined, true],
  ])("%s", (_when, formData, actionStatus, asksAgain) => {
    const rule = { formData, actionStatus, defaultShouldRevalidate: true };
    expect(shouldRevalidate(rule as never)).toBe(asksAgain);
  });
});
