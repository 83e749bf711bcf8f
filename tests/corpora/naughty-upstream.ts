import { getResponse, http, HttpResponse } from "msw";
import { handlers } from "../../mocks/handlers";
import { naughty, withTexts } from "./naughty";

/** How many strings stand in one text. */
const together = 48;

/** The list in as many texts as there are rounds, each some of its strings. */
const texts: readonly string[] = Array.from(
  { length: Math.ceil(naughty.length / together) },
  (_none, round) => naughty.slice(round * together, (round + 1) * together).join(" "),
);

/** After so many rounds every text of every answer has been every string. */
export const rounds = texts.length;

/** The embedded upstream with naughty strings for all texts; which they are says the round. */
export const naughtyUpstream = (round: number) =>
  http.all("*", async ({ request }) => {
    const answer = await getResponse(handlers, request);
    if (!answer?.headers.get("Content-Type")?.includes("json")) return answer;
    const envelope = (await answer.json()) as { data: unknown };
    let place = 0;
    const next = () => texts[(round + place++) % rounds]!;
    const { status } = answer;
    return HttpResponse.json({ ...envelope, data: withTexts(envelope.data, next) }, { status });
  });
