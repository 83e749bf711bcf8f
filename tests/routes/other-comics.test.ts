import { beforeEach, expect, it } from "vitest";
import { loader as page } from "~/routes/_main.comics.$comic.$chapter.$page";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { notFoundPageOf, responseOf } from "./route-response";
import { visitor } from "./visitor";

beforeEach(() => {
  mockCall("v1/comics/{comic}/latest", [12, 2]);
  const pages = { 1: { imageId: "a1" }, 2: { imageId: "b2", commentary: "<p>Lanterns!</p>" } };
  onCall("v1/comics/{comic}/chapters/{chapter}", ({ params }) =>
    ok(params["chapter"] === "0" ? {} : pages),
  );
});

const load = (comic: string) => responseOf(landing, `/comics/${comic}`, { comic });

it("a comic that is missing in content/comics.yaml has a title from its slug", async () => {
  const { data } = await load("night-market");
  expect(data).toMatchObject({
    comic: { slug: "night-market", title: "Night Market" },
    chapters: Array.from({ length: 12 }, (_, at) => ({ number: at + 1, title: "", isOut: true })),
  });
  const params = { comic: "night-market", chapter: "3", page: "2" };
  expect((await responseOf(page, "/comics/night-market/3/2", params)).data).toMatchObject({
    comic: { title: "Night Market" },
    imageId: "b2",
    controls: { previous: { chapter: 3, page: 1 }, next: { chapter: 4, page: 1 } },
  });
});

it("the title of a comic without a tagline has no empty parts", async () => {
  for (const path of ["", "/3/2", "/3/scroll", "/3/text"]) {
    const { document } = await visitor().open(`/comics/night-market${path}`);
    const keywords = document.querySelector('meta[name="keywords"]')?.getAttribute("content");
    expect(`${document.title}; ${keywords}`).not.toMatch(/, ,|: +·|, ·|shapeshifting/);
    expect(document.body.textContent).not.toContain("curse in the catalog");
  }
});

it("an unlisted comic without chapters redirects to /error", async () => {
  mockCall("v1/comics/{comic}/latest", [0, 0]);
  expect((await load("empty")).location).toBe(notFoundPageOf("/comics/empty"));
});

it("an unlisted comic lists at most two hundred chapters", async () => {
  mockCall("v1/comics/{comic}/latest", [999_999_999, 1]);
  const { data } = await load("endless");
  expect((data as { chapters: unknown[] }).chapters).toHaveLength(200);
});
