import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import sections from "~content/world/common-lessons.yaml";
import { CommonPrimer } from "~/world/common-language/common-primer";
import { loader, meta } from "~/routes/_main.world.languages.common";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

type Primer = ComponentProps<typeof CommonPrimer>;

const path = "/world/languages/common";
const open = (search = "") => responseOf(loader, path + search);
const primer = async (search?: string) => (await open(search)).data as Primer;
const show = async (search = "") =>
  renderOnSite(<CommonPrimer {...await primer(search)} />, { path: path + search });

describe("the section", () => {
  it("is the introduction by default", async () => {
    expect((await primer()).section.slug).toBe("introduction");
    expect((await primer("?section=introduction")).section.slug).toBe("introduction");
  });

  it.each(sections.map(({ slug, label }) => [slug, label]))(
    "%s is shown alone, as %s",
    async (slug, label) => {
      const { container } = await show(`?section=${slug}`);
      const lesson = screen.getByRole("region", { name: label });
      expect(lesson.textContent!.length).toBeGreaterThan(200);
      expect(within(container).getAllByRole("heading", { level: 1 })).toHaveLength(1);
      expect((screen.getByLabelText("Section") as HTMLSelectElement).value).toBe(slug);
    },
  );

  it.each(["", "Vowels", "vowel", "toString", "../..", "%00", "x".repeat(5_000)])(
    "%.20j redirects to the address without it",
    async (section) => {
      expect(await open(`?section=${encodeURIComponent(section)}`)).toMatchObject({
        status: 302,
        location: path,
      });
    },
  );

  it("that does not exist redirects with the name and the number", async () => {
    const { location } = await open("?name=%C5%A0arn&section=none&number=8");
    expect(location).toBe(`${path}?name=%C5%A0arn&number=8`);
  });

  it("has links that keep the name and the number", async () => {
    const { contents } = await primer("?section=vowels&name=A+B&number=8");
    expect(contents[0]?.to).toBe(`${path}?name=A+B&number=8`);
    expect(contents[3]?.to).toBe(`${path}?section=vowels&name=A+B&number=8`);
  });
});

describe("the script on the page", () => {
  it.each(sections.map(({ slug }) => `?section=${slug}`))(
    "with %s is drawn in full",
    async (search) => {
      const { container } = await show(search);
      const glyphs = [...container.querySelectorAll('svg[viewBox="0 0 24 24"]')];
      expect(glyphs.length).toBeGreaterThan(0);
      for (const glyph of glyphs) expect(glyph.querySelector("path[d^=M]")).toBeTruthy();
    },
  );

  it("reads as Latin text, a line at a time", async () => {
    await show();
    const line = screen.getByRole("img", { name: "Every tale has a door" });
    expect(line.querySelectorAll("svg")).toHaveLength(17);
    expect(line.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  });

  it("has no style attribute, which the policy of the site forbids", async () => {
    const { container } = await show("?section=alphabet&name=Chase&number=26");
    expect(container.querySelector("[style]")).toBeNull();
  });
});

describe("a name", () => {
  const sheet = () => within(screen.getByRole("region", { name: "Write your name in Common" }));

  it("is written and spelled", async () => {
    await show("?name=%C5%A0arn");
    expect(sheet().getByRole("img").getAttribute("aria-label")).toBe("Šarn, in Common");
    expect(sheet().getByRole("status").textContent).toContain("shay ahn rill nob");
    expect((sheet().getByLabelText("Your name") as HTMLInputElement).value).toBe("Šarn");
  });

  it("has a question mark for a sign that Common does not know", async () => {
    await show("?name=a%2B");
    expect(sheet().getByRole("status").textContent).toContain("ahn ?");
    expect(sheet().getByRole("status").textContent).toContain("does not know");
  });

  it("is escaped", async () => {
    const { container } = await show(`?name=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    expect(container.querySelector("[onerror]")).toBeNull();
    expect(sheet().getByRole("status").textContent).toContain("<img src=x");
  });

  it("is cut after 40 characters with a message", async () => {
    await show(`?name=${"a".repeat(60)}`);
    expect(sheet().getByRole("status").textContent).toContain("first 40 characters");
  });

  it("keeps the section and the number in its form", async () => {
    await show("?section=vowels&number=8");
    const fields = new FormData(sheet().getByRole("button").closest("form")!);
    expect([...fields]).toEqual([
      ["section", "vowels"],
      ["number", "8"],
      ["name", ""],
    ]);
  });
});

describe("a number", () => {
  const answer = () =>
    within(screen.getByRole("region", { name: "Your number in base 8" })).getByRole("status");

  it("is written and said", async () => {
    await show("?number=412");
    expect(within(answer()).getByRole("img").getAttribute("aria-label")).toBe("634");
    expect(answer().textContent).toContain("pawba pack ter span paw");
  });

  it("is not said beyond the named places", async () => {
    await show("?number=9007199254740992");
    expect(answer().textContent).toContain("400000000000000000");
    expect(answer().textContent).toContain("cannot be said");
  });

  it.each([
    ["-1", "no negative numbers"],
    ["eight", "whole number"],
    ["1e9", "whole number"],
    ["9007199254740993", "too large"],
    ["9".repeat(4_000), "too large"],
  ])("%.20s has an error message", async (number, line) => {
    await show(`?number=${number}`);
    expect(answer().textContent).toContain(line);
    expect(within(answer()).queryByRole("img")).toBeNull();
  });

  it("has no result before it is submitted", async () => {
    await show();
    expect(answer().textContent).toBe("");
  });
});

describe("its meta tags", () => {
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
