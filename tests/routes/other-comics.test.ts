import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { mockCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf } from "./route-response";
import { loadShownPage as page } from "./sample-comic";

withFreshUpstream();

const comic = "night-market";

beforeEach(() => {
  mockCall("v1/comics/{comic}/latest", [12, 2]);
  mockCall("v1/comics/{comic}/chapters/{chapter}", {
    1: { imageId: "a1" },
    2: { imageId: "b2", commentary: "<p>Lanterns!</p>" },
  });
});

describe("a comic that only the upstream knows", () => {
  it("has a title from its slug, and its chapters up to the latest", async () => {
    const { data } = await responseOf(landing, `/comics/${comic}`, { comic });
    expect(data).toMatchObject({
      comic: {
        ...{ slug: comic, title: "Night Market", defaultChapter: 12 },
        latest: { chapter: 12, page: 2 },
      },
    });
    const { chapters } = data as { chapters: { number: number; title: string; isOut: boolean }[] };
    expect(chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(chapters.every(({ title, isOut }) => title === "" && isOut)).toBe(true);
  });

  it("is read page by page", async () => {
    const params = { comic, chapter: "3", page: "2" };
    const { data } = await responseOf(page, `/comics/${comic}/3/2`, params);
    expect(data).toMatchObject({
      comic: { slug: comic, title: "Night Market" },
      chapter: { number: 3, title: "" },
      imageId: "b2",
      controls: { previous: { chapter: 3, page: 1 }, next: { chapter: 4, page: 1 } },
    });
  });

  it("has its latest page, and the first of a chapter", async () => {
    expect((await responseOf(latest, `/comics/${comic}/latest`, { comic })).location).toBe(
      `/comics/${comic}/12/2`,
    );
    const params = { comic, chapter: "5" };
    expect((await responseOf(chapter, `/comics/${comic}/5`, params)).location).toBe(
      `/comics/${comic}/5/1`,
    );
  });

  it("is an error page without a chapter, and no flood with a billion of them", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    mockCall("v1/comics/{comic}/latest", [0, 0]);
    expect((await responseOf(landing, "/comics/empty", { comic: "empty" })).location).toBe(
      errorPageOf("/comics/empty"),
    );
    mockCall("v1/comics/{comic}/latest", [999_999_999, 1]);
    const { data } = await responseOf(landing, "/comics/endless", { comic: "endless" });
    expect((data as { chapters: unknown[] }).chapters.length).toBeLessThanOrEqual(200);
  });
});
