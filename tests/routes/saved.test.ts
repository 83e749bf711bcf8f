import { beforeEach, describe, expect, it } from "vitest";
import type { ChapterList } from "~/comics/saved/saved-chapter";
import { loader } from "~/routes/comics.$comic.$chapter.saved[.]json";
import { clearPictures } from "~/upstream/pictures.server";
import { origin } from "./route-response";
import { countUpstreamRequests, imageId, upstreamHas } from "./sample-comic";

beforeEach(clearPictures);

const file = { address: "/assets/site-1.js", bytes: 1_000 };

async function load(chapter: string, { search = "", cookie = "", version = "b1" } = {}) {
  const path = `/comics/talechasers/${chapter}/saved.json${search}`;
  const request = new Request(origin + path, { headers: { Accept: "image/webp", cookie } });
  const params = { comic: "talechasers", chapter };
  const context = version ? { build: { version, filesOf: () => [file] } } : {};
  return loader({ request, params, context });
}

const loadList = async (...args: Parameters<typeof load>) =>
  (await (await load(...args)).json()) as ChapterList;

const picture = (page: number, variant = "d", size = "large") =>
  `/cdn/${variant}/comics/talechasers/2/${imageId(2, page)}.png?size=${size}`;

describe("the list of a chapter's files", () => {
  it("has documents, build files and pictures, and costs one chapter call", async () => {
    upstreamHas({ 1: [1], 2: [1, 3], 3: [1] }, [3, 1]);
    const { paths, stop } = countUpstreamRequests();
    const { items, ...rest } = await loadList("2");
    stop();
    const ofComic = "/v1/comics/talechasers";
    expect(paths.sort()).toEqual([`${ofComic}/chapters/2`, `${ofComic}/latest`]);
    expect(rest).toMatchObject({ first: 1, count: 2, build: "b1", title: "In Your Paws" });
    const addresses = (kind: string) =>
      items.filter((item) => item.kind === kind).map(({ address }) => address);
    const documents = ["/2/1", "/2/3", "/2/scroll", "", "?open=2", "/saved"].map(
      (end) => `/comics/talechasers${end}`,
    );
    const lists = ["2/1/ahead", "2/3/ahead"].map((name) => `/comics/talechasers/${name}.json`);
    expect(addresses("page").sort()).toEqual([...documents, ...lists].sort());
    expect(addresses("file")).toContain(file.address);
    expect(addresses("picture")).toEqual([picture(1), picture(3)]);
  });

  it("has the text of a chapter that has text", async () => {
    const addresses = (await loadList("2")).items.map(({ address }) => address);
    expect(addresses).toContain("/comics/talechasers/2/text");
  });

  it("has smaller pictures for phones and the data saver", async () => {
    upstreamHas({ 2: [1] }, [2, 1]);
    const last = async (...args: Parameters<typeof load>) =>
      (await loadList(...args)).items.at(-1)!.address;
    expect(await last("2", { search: "?screen=phone" })).toBe(picture(1, "m", "medium"));
    expect(await last("2", { cookie: "data-saver=on" })).toBe(picture(1, "d", "medium"));
  });

  it("has another version with another build or preference", async () => {
    upstreamHas({ 2: [1] }, [2, 1]);
    const { version } = await loadList("2");
    expect((await loadList("2", { search: "?screen=phone" })).version).toBe(version);
    expect((await loadList("2", { version: "b2" })).version).not.toBe(version);
    expect((await loadList("2", { cookie: "fit=width" })).version).not.toBe(version);
  });

  it("is missing for a missing chapter, and on a server that does not know the build", async () => {
    upstreamHas({ 2: [1] }, [2, 1]);
    expect((await load("9")).status).toBe(404);
    expect((await load("2", { version: "" })).status).toBe(404);
  });

  it("is listed for 1,000 pages, and refused for more", async () => {
    const pages = Array.from({ length: 1_001 }, (_, at) => at + 1);
    upstreamHas({ 1: pages.slice(1), 2: pages }, [2, 1_001]);
    expect((await load("1")).status).toBe(200);
    const { status, headers } = await load("2");
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});
