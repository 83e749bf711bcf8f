import { expect, it } from "vitest";
import { examplePages } from "./site-pages";
import { visitor } from "./visitor";

const onlyRead: string[] = [];

it.each(examplePages.map(([path]) => path).filter((path) => !path.startsWith("/ex/")))(
  "the page %s hydrates, or has no control that needs React",
  async (path) => {
    const { document } = await visitor().open(path);
    if (document.querySelector("body > template")) return;
    onlyRead.push(path);
    for (const control of document.querySelectorAll("main :is(button, input, select, textarea)")) {
      const isAnswered =
        control.hasAttribute("popovertarget") ||
        control.hasAttribute("readonly") ||
        control.closest(".needs-script")?.nextElementSibling?.matches("script") ||
        control.closest("form")?.querySelector("button:not([type=button])");
      expect(isAnswered, control.outerHTML).toBeTruthy();
    }
    expect(document.querySelector("main dialog")).toBeNull();
  },
);

it("most example pages never hydrate", () =>
  expect(onlyRead.length).toBeGreaterThan(examplePages.length / 2));
