import { expect, it, vi } from "vitest";
import { loader as home } from "~/routes/_main._index";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as comicsIndex } from "~/routes/comics._index";
import { mockCall } from "~mocks/calls";
import { responseOf } from "./route-response";

vi.mock("~content/comics.yaml", () => {
  const texts = { title: "Moon", tagline: "", description: "A moon.", defaultChapter: 1 };
  const chapters = [{ number: 1, title: "" }];
  return {
    default: {
      moon: { slug: "moon", ...texts, chapters, pageShape: { width: 2, height: 3 } },
    },
  };
});

it("the first comic in content/comics.yaml is the site's own comic with any slug", async () => {
  mockCall("v1/comics/{comic}/latest", [1, 2]);
  mockCall("v1/comics/{comic}/chapters/{chapter}", { 2: { imageId: "a" } });
  expect((await responseOf(home, "/")).data).toMatchObject({ comic: { slug: "moon" } });
  expect((await responseOf(comicsIndex, "/comics")).location).toBe("/comics/moon");
  const { data } = await responseOf(landing, "/comics/moon", { comic: "moon" });
  expect(data).toMatchObject({ comic: { title: "Moon" } });
});
