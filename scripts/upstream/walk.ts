import { directions } from "../../app/comics/load/api.server";
import { fillPath, send, type ApiCall } from "../../app/upstream/call.server";
import { unwrap } from "../../app/upstream/envelope";
import { UpstreamError } from "../../app/upstream/failure";
import { resetCircuitBreakers } from "../../app/upstream/request.server";
import { bestiarySlug, plainSlug } from "../../app/slugs";
import { gamersOutreachEvents, hawaiiEvent } from "~content/charities.yaml";
import comics from "~content/comics.yaml";
import downloads from "~content/downloads.yaml";
import galleries from "~content/galleries.yaml";
import bestiary from "~content/world/bestiary.yaml";
import { catalogue } from "./catalogue";

type Values = Readonly<Record<string, string | number>>;

/** A call that was made: its data, which is not validated, or its error. */
export interface MadeCall {
  call: ApiCall;
  values: Values;
  data?: unknown;
  failure?: UpstreamError;
}

/** Three evenly spread texts of a list, or of a field of its items; none for other data. */
function sample(list: unknown, field?: string): string[] {
  const texts = (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const text: unknown = field ? (Object(item) as Record<string, unknown>)[field] : item;
    return typeof text === "string" || typeof text === "number" ? [String(text)] : [];
  });
  const spread = new Set([0, Math.floor(texts.length / 2), texts.length - 1]);
  return texts.filter((_text, at) => spread.has(at));
}

/** Makes each call a few times, with parameters from content/ and from the upstream's data. */
export async function walk(withWrites: boolean): Promise<MadeCall[]> {
  const made: MadeCall[] = [];
  /**
   * Makes a call. @param name its path, preceded by the method unless that is GET @returns its
   * data; undefined if it failed
   */
  async function load(name: string, values: Values = {}, payload?: unknown): Promise<unknown> {
    const call = catalogue.find(
      ({ method, path }) => name === `${method} ${path}`.replace("GET ", ""),
    )!;
    // An open circuit breaker would hide a failure.
    resetCircuitBreakers();
    const [example] = (call.body?.meta()?.["examples"] ?? []) as unknown[];
    const result = await ask(call, values, payload ?? example);
    made.push({ call, values, ...result });
    return result.data;
  }
  for (const comic of Object.keys(comics)) {
    await load("v1/comics/{comic}/latest", { comic });
    const chapter = { comic, chapter: 1 };
    const pages = await load("v1/comics/{comic}/chapters/{chapter}", chapter);
    for (const page of sample(Object.keys(Object(pages) as object))) {
      for (const direction of directions) {
        const path = "v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}";
        await load(path, { ...chapter, page, direction });
      }
    }
  }
  for (const cast of ["v1/characters", "v1/guildcharacters"]) {
    for (const name of sample(await load(cast), "shortName"))
      await load(`${cast}/{name}`, { name });
  }
  const topics = (topic: string) => load("v1/world/topics/{topic}", { topic });
  const content = "v1/world/content/world/{section}/{subsection}";
  for (const { slug: subsection } of bestiary) {
    for (const name of sample(await topics(subsection))) {
      const topic = bestiarySlug(name);
      await load(`${content}/{topic}`, { section: "bestiary", subsection, topic });
    }
  }
  for (const name of sample(await topics("botanary"))) {
    await load(content, { section: "botanary", subsection: plainSlug(name) });
  }
  for (const { slug: gallery } of galleries) {
    for (const item of sample(await load("v1/galleries/{gallery}", { gallery }), "id")) {
      await load("v1/galleries/{gallery}/items/{item}", { gallery, item });
    }
  }
  for (const path of ["commissions/data", "commissions/types", "shop/entries", "donations"]) {
    await load(`v1/${path}`);
  }
  for (const { id } of downloads) await load("v1/downloads/{id}", { id });
  for (const generator of ["transformation", "fursona"]) {
    await load("v1/generators/{generator}/lists/species", { generator });
  }
  for (const kind of ["quick", "qr"]) await load("v1/generators/transformation/{kind}", { kind });
  const players = "v1/stream/games/pokemon/players";
  for (const player of sample(await load(players))) await load(`${players}/{player}`, { player });
  for (const { shortName: event, year } of [...gamersOutreachEvents, hawaiiEvent]) {
    await load("v1/donations/{event}-{year}/twitch", { event, year });
  }
  const position = Number(await load("v1/overlay/events/count")) || 0;
  await load("v1/overlay/events/next/{position}", { position });
  if (!withWrites) return made;

  for (const generator of ["transformation", "fursona"])
    await load(`POST v1/generators/${generator}`);
  const game = "v1/tools/pokemon/choose-your-starter";
  const id = String(await load(`POST ${game}`));
  const { left } = Object(await load(`${game}/{id}`, { id })) as { left?: unknown };
  await load(`POST ${game}/{id}`, { id }, { id: Number(sample([left], "id")[0]) });
  await load(`DELETE ${game}/{id}`, { id });
  return made;
}

async function ask({ method, path }: ApiCall, values: Values, payload: unknown) {
  try {
    const { status, text } = await send(`${method} ${path}`, fillPath(path, values), payload);
    return { data: unwrap(status, text) };
  } catch (failure) {
    if (failure instanceof UpstreamError) return { failure };
    throw failure;
  }
}
