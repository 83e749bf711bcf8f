import { screen, within } from "@testing-library/react";
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
const tool = (name: string) => within(screen.getByRole("region", { name }));
const nameTool = () => tool("Write your name in Common");
const numberTool = () => tool("Your number in base 8");

it.each([
  ["", lessons[0]!.slug, lessons[0]!.label],
  ...lessons.map(({ slug, label }) => [`?section=${slug}`, slug, label]),
])(
  "the address with %j shows only the section %s, with its glyphs",
  async (search, slug, label) => {
    const { container } = await show(search);
    const [lesson, ...others] = screen.getAllByRole("region");
    expect(lesson!.textContent).toMatch(new RegExp(`^${label}.{200}`, "s"));
    // The forms for a name and a number.
    expect(others).toHaveLength(2);
    expect(screen.getByLabelText<HTMLSelectElement>("Section").value).toBe(slug);
    expect(container.querySelector('svg[viewBox="0 0 24 24"] path[d^=M]')).toBeTruthy();
  },
);

it.each(["", "Vowels", "toString", "x".repeat(5_000)])(
  "the invalid section %.20j redirects to the address without it",
  async (section) => {
    const { status, location } = await open(`?name=%C5%A0arn&section=${section}&number=8`);
    expect([status, location]).toEqual([302, `${path}?name=%C5%A0arn&number=8`]);
  },
);

it("links and forms keep the section, the name and the number", async () => {
  await show("?section=alphabet&name=A+B&number=8");
  const addressOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf(/Introduction/)).toBe(`${path}?name=A+B&number=8`);
  expect(addressOf(/Modifiers/)).toBe(`${path}?section=modifiers&name=A+B&number=8`);
  const fields = new FormData(nameTool().getByRole("button").closest("form")!);
  expect(Object.fromEntries(fields)).toEqual({ section: "alphabet", number: "8", name: "A B" });
});

it.each([
  ["Šarn", "shay ahn rill nob"],
  ["a+", "ahn ?. A question mark stands for a sign that Common does not know"],
  ["<img src=x onerror=alert(1)>", "<img src=x"],
  ["a".repeat(60), "first 40 characters"],
])("the name %.30s has the result %j", async (name, answer) => {
  const { container } = await show(`?name=${encodeURIComponent(name)}`);
  expect(nameTool().getByRole("status").textContent).toContain(answer);
  const label = `${name.slice(0, 40)}, in Common`;
  expect(nameTool().getByRole("img").getAttribute("aria-label")).toBe(label);
  expect(container.querySelector("[onerror]")).toBeNull();
});

it("the number 412 is written as one picture, and spelled out", async () => {
  await show("?number=412");
  const answer = numberTool().getByRole("status");
  expect(within(answer).getByRole("img").getAttribute("aria-label")).toBe("634");
  expect(answer.textContent).toContain("pawba pack ter span paw");
});

it("browsers do not send an empty name or number, which would have no result", async () => {
  await show("");
  for (const { getByRole } of [nameTool(), numberTool()]) {
    expect(getByRole<HTMLInputElement>("textbox").validity.valueMissing).toBe(true);
  }
});

it.each([
  ["-1", "no negative numbers"],
  ["1e9", "whole number"],
  ["9".repeat(4_000), "too large"],
])("the number %.20s has the error message %j", async (number, message) => {
  await show(`?number=${number}`);
  const problem = numberTool().getByRole("alert");
  expect(problem.textContent).toContain(message);
  const field = numberTool().getByRole("textbox");
  expect(field.getAttribute("aria-describedby")).toBe(problem.id);
  expect(numberTool().queryByRole("img")).toBeNull();
});

it("the title names the section, and pages with a visitor's name or number are not indexed", async () => {
  const tagsOf = async (search: string) =>
    meta({ data: (await open(search)).data, location: { pathname: path }, matches: [] } as never);
  const hidden = { name: "robots", content: "noindex" };
  const vowels = await tagsOf("?section=vowels");
  expect(vowels).toContainEqual({ title: "Common: Vowels · Languages · Talechasers" });
  expect(vowels).not.toContainEqual(hidden);
  expect(await tagsOf("?name=Chase")).toContainEqual(hidden);
  expect(await tagsOf("?number=8")).toContainEqual(hidden);
});
