import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CommonPrimer } from "~/world/common-language/common-primer";
import { lessons } from "~/world/common-language/lessons";
import { loader, meta } from "~/routes/_main.world.languages.common";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

const path = "/world/languages/common";
const open = (search = "") => responseOf(loader, path + search);
const primer = async (search?: string) => (await open(search)).data;
const show = async (search = "") =>
  renderOnSite(<CommonPrimer />, { path: path + search, data: await primer(search) });

describe("the section", () => {
  it.each([
    ["", lessons[0]!.slug, lessons[0]!.label],
    ...lessons.map(({ slug, label }) => [`?section=${slug}`, slug, label]),
  ])("with %j is %s alone, with its script drawn", async (search, slug, label) => {
    const { container } = await show(search);
    const [lesson, ...others] = screen.getAllByRole("region");
    expect(lesson!.textContent).toMatch(new RegExp(`^${label}.{200}`, "s"));
    // The tools for a name and a number.
    expect(others).toHaveLength(2);
    expect((screen.getByLabelText("Section") as HTMLSelectElement).value).toBe(slug);
    const glyphs = [...container.querySelectorAll('svg[viewBox="0 0 24 24"]')];
    expect(glyphs.length).toBeGreaterThan(0);
    for (const glyph of glyphs) expect(glyph.querySelector("path[d^=M]")).toBeTruthy();
  });

  it.each(["", "Vowels", "toString", "../..", "%00", "x".repeat(5_000)])(
    "%.20j redirects to the address without it",
    async (section) => {
      const { status, location } = await open(
        `?name=%C5%A0arn&section=${encodeURIComponent(section)}&number=8`,
      );
      expect([status, location]).toEqual([302, `${path}?name=%C5%A0arn&number=8`]);
    },
  );

  it("has links that keep the name and the number", async () => {
    await show("?section=alphabet&name=A+B&number=8");
    const addressOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(addressOf(/Introduction/)).toBe(`${path}?name=A+B&number=8`);
    expect(addressOf(/Modifiers/)).toBe(`${path}?section=modifiers&name=A+B&number=8`);
  });
});

it("reads a line of the script as one picture with its Latin text", async () => {
  await show();
  const line = screen.getByRole("img", { name: "Every tale has a door" });
  expect(line.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(17);
});

describe("a name", () => {
  const tool = () => within(screen.getByRole("region", { name: "Write your name in Common" }));

  it.each([
    ["Šarn", "shay ahn rill nob"],
    ["a+", "ahn ?. A question mark stands for a sign that Common does not know"],
    ["<img src=x onerror=alert(1)>", "<img src=x"],
    ["a".repeat(60), "first 40 characters"],
  ])("%.30s has the answer %j", async (name, answer) => {
    const { container } = await show(`?name=${encodeURIComponent(name)}`);
    expect(tool().getByRole("status").textContent).toContain(answer);
    expect(tool().getByRole("img").getAttribute("aria-label")).toBe(
      `${name.slice(0, 40)}, in Common`,
    );
    expect((tool().getByLabelText("Your name") as HTMLInputElement).value).toBe(name.slice(0, 40));
    expect(container.querySelector("[onerror], [style]")).toBeNull();
  });

  it("keeps the section and the number in its form", async () => {
    await show("?section=vowels&number=8");
    const fields = new FormData(tool().getByRole("button").closest("form")!);
    expect(Object.fromEntries(fields)).toEqual({ section: "vowels", number: "8", name: "" });
  });
});

describe("a number", () => {
  const tool = () => within(screen.getByRole("region", { name: "Your number in base 8" }));
  const answer = () => tool().getByRole("status");

  it.each([
    ["412", "pawba pack ter span paw"],
    ["9007199254740992", "cannot be said"],
  ])("%s is written and said: %s", async (number, spoken) => {
    await show(`?number=${number}`);
    const line = within(answer()).getByRole("img").getAttribute("aria-label");
    expect(line).toBe(BigInt(number).toString(8));
    expect(answer().textContent).toContain(spoken);
  });

  it.each([
    ["", "whole number"],
    ["-1", "no negative numbers"],
    ["1e9", "whole number"],
    ["9".repeat(4_000), "too large"],
  ])("%.20s has no line but the message %j at its field", async (number, message) => {
    await show(`?number=${number}`);
    const problem = tool().getByRole("alert");
    expect(problem.textContent).toContain(message);
    const field = tool().getByRole("textbox");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(problem.id);
    expect(within(answer()).queryByRole("img")).toBeNull();
  });
});

describe("the meta tags", () => {
  const tags = async (search: string) =>
    meta({ data: await primer(search), location: { pathname: path }, matches: [] } as never);

  it("name the section", async () => {
    expect(await tags("?section=vowels")).toContainEqual({
      title: "Common: Vowels · Languages · Talechasers",
    });
  });

  it("keep names and numbers of visitors out of search engines", async () => {
    const hidden = { name: "robots", content: "noindex" };
    expect(await tags("?name=Chase")).toContainEqual(hidden);
    expect(await tags("?number=8")).toContainEqual(hidden);
    expect(await tags("?section=vowels")).not.toContainEqual(hidden);
  });
});
