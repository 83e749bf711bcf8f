import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { loader, meta } from "~/routes/_main.world.languages.common";
import { CommonPrimer } from "~/world/common-language/common-primer";
import { lessons } from "~/world/common-language/lessons";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";

const path = "/world/languages/common";
const open = (search: string) => responseOf(loader, path + search);
const show = async (search: string) =>
  renderOnSite(<CommonPrimer />, { path: path + search, data: (await open(search)).data });

it.each([
  ["", lessons[0]!.slug, lessons[0]!.label],
  ...lessons.map(({ slug, label }) => [`?section=${slug}`, slug, label]),
])(
  "the introduction to Common with the query %j shows only the section %j",
  async (search, slug, label) => {
    const { container } = await show(search);
    const lesson = screen.getByRole("region");
    expect(lesson.textContent).toMatch(new RegExp(`^${label}.{200}`, "s"));
    expect(screen.getByLabelText<HTMLSelectElement>("Section").value).toBe(slug);
    expect(container.querySelector('svg[viewBox="0 0 24 24"] path[d^=M]')).toBeTruthy();
  },
);

it("the introduction to Common redirects from an invalid section to the first section", async () => {
  for (const section of ["", "Vowels", "toString", "x".repeat(5_000)]) {
    const { status, location } = await open(`?section=${section}`);
    expect([status, location], section).toEqual([302, path]);
  }
});

it("a section of the Common language links to the previous and the next section", async () => {
  await show("?section=alphabet");
  const addressOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf(/Introduction/)).toBe(path);
  expect(addressOf(/Modifiers/)).toBe(`${path}?section=modifiers`);
});

it("the page title names the section of the Common language", async () => {
  const { data } = await open("?section=vowels");
  const tags = meta({ data, location: { pathname: path }, matches: [] } as never);
  expect(tags).toContainEqual({ title: "Common: Vowels · Languages · Talechasers" });
});
