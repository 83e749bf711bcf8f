import { fursonaCalls } from "../../app/fursona-generator/api.server";
import { transformationCalls } from "../../app/tf-generator/api.server";
import { starterGameCalls } from "../../app/choose-your-starter/api.server";
import { defaultFursona } from "../../app/fursona-generator/fursona";
import { defaultTransformation } from "../../app/tf-generator/transformation";
import { differencesOf, unreadFields } from "./differences";
import { exchange, fetchPicture, type Exchange, type Target } from "./exchange";
import { field } from "./samples";
import { walk } from "./walk";

/** What the check says of a call, or of a picture. */
export interface Row {
  name: string;
  ok: boolean;
  /** Where the answer is not what the site expects, as `data[3].title: expected string, …`. */
  differences: string[];
  /** Fields that the site does not read. */
  unread: string[];
  milliseconds: number;
  bytes: number;
}

/**
 * Makes the calls that read, and validates each answer strictly: what the site would leave out is a
 * difference, too.
 *
 * @param posts whether to try the generators and to play a round of the game as well
 */
export async function check(target: Target, posts = false): Promise<Row[]> {
  const made = await walk({
    ask: (call, values) => exchange(target, call, values),
    picture: (path) => fetchPicture(target, path, "image/avif,image/webp,*/*"),
  });
  if (posts) made.push(...(await post(target)));
  return Promise.all(made.map(rowOf));
}

/** Both generators, and a game: started, looked at, one pick, ended. */
async function post(target: Target): Promise<Exchange[]> {
  const { extinct, mythical, casarokanUnique } = defaultTransformation;
  const { colors, colorSet } = defaultFursona;
  const modifierOption = "NONE";
  const sorts = { extinct, mythical, casarokanUnique };
  const made = [
    await exchange(target, transformationCalls.transform, {}, { ...sorts, modifierOption }),
    await exchange(target, fursonaCalls.fursona, {}, { colors, colorSet, modifierOption }),
  ];
  const start = await exchange(target, starterGameCalls.start, {}, gameSettings);
  made.push(start);
  if (typeof start.data !== "string") return made;
  const values = { id: start.data };
  const game = await exchange(target, starterGameCalls.game, values);
  const left = (game.data as { left?: unknown } | undefined)?.left;
  const pick = { id: Number(field(left, "id")) };
  made.push(game, await exchange(target, starterGameCalls.pick, values, pick));
  made.push(await exchange(target, starterGameCalls.end, values));
  return made;
}

const gameSettings = {
  numberOfPlayers: 1,
  teamSize: 6,
  generation: 0,
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
  shinyOdds: 0,
};

async function rowOf(made: Exchange): Promise<Row> {
  const differences = await differencesOf(made);
  return {
    name: made.name,
    ok: differences.length === 0,
    differences,
    unread: made.failure ? [] : unreadFields(made),
    milliseconds: made.milliseconds,
    bytes: made.bytes,
  };
}

/** Lines of differences that the table has room for, for each call. */
const shownDifferences = 5;

/** The rows as a table for people, with a line of counts. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length), 4);
  const line = (name: string, result: string, ms: string, bytes: string) =>
    `${name.padEnd(width)}  ${result.padEnd(7)}  ${ms.padStart(6)}  ${bytes.padStart(8)}`;
  const lines = rows.flatMap(({ name, ok, differences, unread, milliseconds, bytes }) => {
    const more = differences.length - shownDifferences;
    return [
      line(name, ok ? "ok" : "differs", String(milliseconds), String(bytes)),
      ...differences.slice(0, shownDifferences).map((text) => `    ${text}`),
      ...(more > 0 ? [`    and ${more} more`] : []),
      ...(unread.length > 0 ? [`    note: not read by the site: ${unread.join(", ")}`] : []),
    ];
  });
  const wrong = rows.filter(({ ok }) => !ok).length;
  return [
    line("call", "result", "ms", "bytes"),
    ...lines,
    "",
    `${rows.length} asked, ${rows.length - wrong} ok, ${wrong === 1 ? "1 differs" : `${wrong} differ`}`,
  ].join("\n");
}
