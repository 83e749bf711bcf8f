/**
 * An upstream that has grown, beside the shared one: below `/{N}` it has N comic pages, pieces, topics,
 * donors, players, species and characters. It counts what it is asked for; `/asked` says how often since.
 */
import { createServer } from "node:http";
import { announce, given } from "./servers";

const shared = given("BENCH_UPSTREAM");
let asked = 0;

const some = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at + 1));
const text = (about: string) =>
  `<p>The <em>words</em> of <a href="/world">${about}</a>, with a little of everything.</p>`;

const pagesOf = (chapter: number, count: number) =>
  Object.fromEntries(
    some(count, (page) => {
      const commentary = text(`page ${page} of chapter ${chapter}`);
      const transcript = text(`fox number ${page}, who looks for a jar`).repeat(10);
      return [page, { page, imageId: `c${chapter}p${page}`, commentary, transcript }];
    }),
  );

/** What there is of a call, by its path; the comic of the site has its chapters, another is of chapters of 25 pages. */
const grown: readonly (readonly [RegExp, (count: number, match: string[]) => unknown])[] = [
  [/^comics\/talechasers\/latest$/, (count) => [4, Math.ceil(count / 4)]],
  [
    /^comics\/talechasers\/chapters\/([1-4])$/,
    (n, [, at]) => pagesOf(Number(at), Math.ceil(n / 4)),
  ],
  [/^comics\/long\/latest$/, (count) => [Math.ceil(count / 25), Math.min(count, 25)]],
  [/^comics\/long\/chapters\/(\d+)$/, (n, [, at]) => pagesOf(Number(at), Math.min(n, 25))],
  [
    /^galleries\/[\w-]+$/,
    (count) =>
      some(count, (at) => ({
        id: `piece-${at}`,
        title: `Fox number ${at}`,
        description: text(`piece ${at}`),
        location: `galleries/fan-art/piece-${at}.png`,
      })),
  ],
  [
    /^galleries\/[\w-]+\/items\/piece-(\d+)$/,
    (_count, [, at]) => ({
      title: `Fox number ${at}`,
      description: text(`piece ${at}`),
      location: `galleries/fan-art/piece-${at}.png`,
    }),
  ],
  [
    /^characters$/,
    (count) =>
      some(count, (at) => ({
        shortName: `fox-${at}`,
        category: at % 5 ? "PRESENT" : "PAST",
        alignment: ["PROTAGONIST", "ANTAGONIST", ""][at % 3],
      })),
  ],
  [
    /^guildcharacters$/,
    (count) => some(count, (at) => ({ shortName: `fox-${at}`, category: "GUILDMEMBER" })),
  ],
  [
    /^(guild)?characters\/fox-(\d+)$/,
    (_count, [, guild, at]) => ({
      category: guild ? "GUILDMEMBER" : "PRESENT",
      species: "Fox",
      likes: text(`fox ${at}`),
      story1: text(`the life of fox ${at}`),
    }),
  ],
  [/^world\/topics\/[\w-]+$/, (count) => some(count, (at) => `Grove Stag's ${at}`)],
  [
    /^world\/content\/world\/(.+)$/,
    (_count, [, path]) => ({ pageLeft: [text(path!)], pageRight: [text(`more of ${path}`)] }),
  ],
  [
    /^donations\/[\w-]+\/twitch$/,
    (count) =>
      Object.fromEntries(some(count, (at) => [`Kind donor ${at}`, ((at * 7) % 4_000) / 4])),
  ],
  [/^stream\/games\/pokemon\/players$/, (count) => some(count, (at) => `player_${at}`)],
  [
    /^generators\/[\w-]+\/lists\/species$/,
    (count) => {
      const species = (kind: string) => (at: number) => ({
        name: `${kind} ${at}`,
        subNames: ["Arctic", "Desert"],
      });
      const half = count / 2;
      return { result: { Mammals: some(half, species("Fox")), Birds: some(half, species("Owl")) } };
    },
  ],
];

function answerTo(count: number, path: string): string | undefined {
  for (const [pattern, dataOf] of grown) {
    const match = pattern.exec(path);
    if (match) {
      return JSON.stringify({ code: "CHASE-1000", message: "OK", data: dataOf(count, match) });
    }
  }
  return undefined;
}

await announce(
  createServer((request, response) => {
    const url = request.url ?? "/";
    const send = (body: string | Buffer, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    if (url === "/asked") {
      send(String(asked));
      asked = 0;
      return;
    }
    asked += 1;
    const [, count, path = ""] = /^\/(\d+)\/v1\/(.*)$/.exec(url) ?? [];
    const answer = answerTo(Number(count), path);
    if (answer !== undefined) return void send(answer);
    fetch(`${shared}/v1/${path}`)
      .then(async (answer) => send(Buffer.from(await answer.arrayBuffer()), answer.status))
      .catch(() => response.destroy());
  }),
);
process.once("SIGTERM", () => process.exit());
