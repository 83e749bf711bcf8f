import { describe, expect, it } from "vitest";
import type { ChapterList } from "~/comics/saved/copy";
import { loader } from "~/routes/comics.$comic.$chapter.saved[.]json";
import { loader as pictureLoader } from "~/routes/cdn.$";
import { withFreshUpstream } from "../upstream/fresh";
import { origin } from "./route-response";
import { countUpstreamRequests, imageId, upstreamHas } from "./sample-comic";

withFreshUpstream();

const file = { address: "/assets/site-1.js", bytes: 1_000 };
const build = (version: string) => ({ version, filesOf: () => [file] });

async function ask(chapter: string, { search = "", cookie = "", version = "b1" } = {}) {
  const path = `/comics/talechasers/${chapter}/saved.json${search}`;
  const request = new Request(origin + path, { headers: { Accept: "image/webp", cookie } });
  const params = { comic: "talechasers", chapter };
  return loader({ request, params, context: version ? { build: build(version) } : {} });
}

const list = async (...args: Parameters<typeof ask>) =>
  (await (await ask(...args)).json()) as ChapterList;

const picture = (page: number, variant = "d", size = "large") =>
  `/cdn/${variant}/comics/talechasers/2/${imageId(2, page)}.png?size=${size}`;

describe("what belongs to a chapter", () => {
  it("is its pages with their data, the files of the build, and its pictures", async () => {
    upstreamHas({ 2: [1, 3] }, [2, 3]);
    const { items, ...rest } = await list("2");
    expect(rest).toMatchObject({ first: 1, count: 2, build: "b1", title: "In Your Paws" });
    const of = (kind: string) =>
      items.filter((item) => item.kind === kind).map(({ address }) => address);
    const documents = ["/2/1", "/2/3", "/2/scroll", "", "?open=2", "/saved"];
    for (const end of documents) {
      const address = `/comics/talechasers${end}`;
      const [path, search = ""] = address.split("?");
      expect(of("page")).toContain(address);
      expect(of("page")).toContain(`${path}.data${search && `?${search}`}`);
    }
    const lists = ["2/1/ahead.json", "2/1/panels.json", "2/3/ahead.json", "2/3/panels.json"];
    for (const path of lists) expect(of("page")).toContain(`/comics/talechasers/${path}`);
    expect(of("page")).toHaveLength(2 * documents.length + lists.length);
    expect(of("file")).toContain(file.address);
    expect(of("picture")).toEqual([picture(1), picture(3)]);
  });

  it("is its text, too, where it has words", async () => {
    const addresses = (await list("2")).items.map(({ address }) => address);
    expect(addresses).toContain("/comics/talechasers/2/text");
    expect(addresses).toContain("/comics/talechasers/2/text.data");
  });

  it("has the pictures of the screen, and smaller ones for who saves data", async () => {
    upstreamHas({ 2: [1] }, [2, 1]);
    const of = async (...args: Parameters<typeof list>) => (await list(...args)).items.at(-1)!;
    expect((await of("2", { search: "?screen=phone" })).address).toBe(picture(1, "m", "medium"));
    expect((await of("2", { cookie: "data-saver=on" })).address).toBe(picture(1, "d", "medium"));
  });

  it("costs the upstream one call for the chapter, and none for pictures", async () => {
    upstreamHas({ 1: [1], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    const { paths, stop } = countUpstreamRequests();
    expect((await list("2")).isEstimate).toBe(true);
    stop();
    expect(paths.sort()).toEqual([
      "/v1/comics/talechasers/chapters/2",
      "/v1/comics/talechasers/latest",
    ]);
  });

  it("is no guess where the relay knows all pictures", async () => {
    const known = "d/comics/talechasers/2/3fc0e7a961.png";
    const guessed = await list("2");
    const request = new Request(`${origin}/cdn/${known}?size=large`, {
      headers: { Accept: "image/webp" },
    });
    const answer = await pictureLoader({ request, params: { "*": known }, context: {} });
    const bytes = Number(answer.headers.get("Content-Length"));
    const { items } = await list("2");
    expect(items.at(-1)).toEqual({ address: `/cdn/${known}?size=large`, bytes, kind: "picture" });
    expect(guessed.items.at(-1)!.bytes).not.toBe(bytes);
  });

  it("is another version with another build, content or preference, and only then", async () => {
    upstreamHas({ 2: [1] }, [2, 1]);
    const { version } = await list("2");
    expect((await list("2", { search: "?screen=phone" })).version).toBe(version);
    expect((await list("2", { version: "b2" })).version).not.toBe(version);
    expect((await list("2", { cookie: "fit=width" })).version).not.toBe(version);
  });
});

describe("a list that cannot be had", () => {
  it.each(["9", "0"])("of chapter %s is missing", async (chapter) => {
    upstreamHas({ 2: [1] }, [2, 1]);
    expect((await ask(chapter)).status).toBe(404);
  });

  it("is missing where another server runs the build", async () => {
    expect((await ask("2", { version: "" })).status).toBe(404);
  });
});
