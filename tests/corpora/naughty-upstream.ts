import { getResponse, http, HttpResponse } from "msw";
import { handlers } from "../../mocks/handlers";
import { naughty, withTexts } from "./naughty";

const STRINGS_PER_TEXT = 48;

const texts: readonly string[] = Array.from(
  { length: Math.ceil(naughty.length / STRINGS_PER_TEXT) },
  (_none, round) =>
    naughty.slice(round * STRINGS_PER_TEXT, (round + 1) * STRINGS_PER_TEXT).join(" "),
);

/** After so many rounds every text has contained every string. */
export const rounds = texts.length;

/** The embedded upstream with naughty strings in all texts. */
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
