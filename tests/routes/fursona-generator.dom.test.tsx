import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FursonaGenerator } from "~/fursona-generator/fursona-generator";
import { categories } from "~/generators/choices";
import { readableOn } from "~/preview-images/colors";
import {
  colorCounts,
  colorSets,
  defaultFursona,
  fursonaModifiers,
} from "~/fursona-generator/fursona";
import type { FursonaQuery } from "~/fursona-generator/api.server";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { action, loader, meta } from "~/routes/_main.fursona-generator._index";
import type { Fursona } from "~/fursona-generator/api.server";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";

afterEach(() => vi.unstubAllGlobals());

const path = "/fursona-generator";
const noIdea =
  "Something went wrong. I couldn't really think of anything based on the options you gave me.";

type Page = ComponentProps<typeof FursonaGenerator>;
type Answer = NonNullable<Page["answer"]>;

const chosen: FursonaQuery = { category: "MAMMALS", modifier: "TOY", colors: 3, colorSet: "WARM" };
const clockworkFox: Fursona = {
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  colors: [
    { name: "Toothpaste", hexCode: "#7fd6c4" },
    { name: "Hedge Maze", hexCode: "#2f5d2b" },
  ],
  modifier: "clockwork",
};

/** The fields of the form as a browser sends them. */
function fieldsOf(query: FursonaQuery): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, String(value)]);
}

function post(fields: string[][]) {
  const body = new URLSearchParams(fields as [string, string][]);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

/** Mocks the response of the upstream; returns the bodies of its requests. */
function upstreamThinksOf(data: unknown): unknown[] {
  const asked: unknown[] = [];
  upstream.use(
    http.post("*/v1/generators/fursona", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ code: "CHASE-1000", message: "OK", data } as object);
    }),
  );
  return asked;
}

const open = (search = "") => responseOf(loader, path + search);
const pageOf = async (search = "") => (await open(search)).data as Page;
const resultSearch = (result = clockworkFox, query = chosen) => `?r=${sealFursona(query, result)}`;

describe("the action", () => {
  it("gets a result from the embedded upstream for every choice", async () => {
    const queries: FursonaQuery[] = [
      ...categories.map(({ value }) => ({ ...defaultFursona, category: value })),
      ...fursonaModifiers.map(({ value }) => ({ ...defaultFursona, modifier: value })),
      ...colorSets.map(({ value }) => ({ ...defaultFursona, colorSet: value })),
      ...colorCounts.map((colors) => ({ ...defaultFursona, colors })),
    ];
    for (const query of queries) {
      const { status, location } = await post(fieldsOf(query));
      expect(status, JSON.stringify(query)).toBe(303);
      const { shown } = await pageOf(location!.slice(path.length));
      expect(shown?.result.colors).toHaveLength(query.colors);
      expect(shown?.result.modifier === "").toBe(query.modifier === "NONE");
    }
  });

  it.each<[string, Record<string, string>, object]>([
    [
      "sends values in upper case",
      { category: "mammals", modifier: "tOy", colors: "3", colorSet: "Warm" },
      { category: "MAMMALS", colors: 3, colorSet: "WARM", modifierOption: "TOY" },
    ],
    [
      "omits the category ALL and sends defaults",
      { colors: "1" },
      { colors: 1, colorSet: "ALL", modifierOption: "NONE" },
    ],
    [
      "sends the color set ALL without colors",
      { colors: "0", colorSet: "WARM" },
      { colors: 0, colorSet: "ALL", modifierOption: "NONE" },
    ],
  ])("%s", async (_name, fields, body) => {
    const asked = upstreamThinksOf({ ...clockworkFox, colors: [] });
    const { location } = await post(Object.entries(fields));
    expect(asked).toEqual([body]);
    const { query } = await pageOf(location!.slice(path.length));
    expect(query.colorSet).toBe(fields["colorSet"]?.toUpperCase() ?? "ALL");
  });

  it.each([
    ["no name", undefined],
    ["a blank name", " \n"],
  ])("responds with 502 to a result with %s", async (_name, name) => {
    upstreamThinksOf({ ...clockworkFox, name });
    expect(await post(fieldsOf(chosen))).toMatchObject({
      status: 502,
      location: null,
      data: { values: chosen, failure: noIdea },
    });
  });

  const invalid: [keyof FursonaQuery, string[]][] = [
    ["category", [""]],
    ["category", ["constructor"]],
    ["category", ["M".repeat(50_000)]],
    ["category", ["MAMMALS", "BIRDS"]],
    ["modifier", ["SURPRISE_ME"]],
    ...["1.5", "-1", "03", "4", "", "2e0", "٢"].map((value): [keyof FursonaQuery, string[]] => [
      "colors",
      [value],
    ]),
    ["colors", []],
    ["colorSet", ["PLAID"]],
  ];

  it.each(invalid)("responds with 400 to %s=%.40j and keeps the rest", async (field, values) => {
    const asked = upstreamThinksOf(clockworkFox);
    const rest = fieldsOf(chosen).filter(([name]) => name !== field);
    const { status, data } = await post([
      ...rest,
      ...values.map((value): [string, string] => [field, value]),
    ]);
    expect(status).toBe(400);
    const { values: shown, problems, failure } = data as Answer;
    expect(shown).toEqual({ ...chosen, [field]: defaultFursona[field] });
    expect(Object.keys(problems!)).toEqual([field]);
    expect(failure).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("redirects to a fresh form after a reset, even with invalid fields", async () => {
    const { status, location } = await post([
      ["intent", "reset"],
      ["colors", "rubbish"],
    ]);
    expect([status, location]).toEqual([303, path]);
  });
});

describe("the loader redirects to the form for", () => {
  const sealed = sealFursona(chosen, clockworkFox);
  it.each([
    ["an empty result", ""],
    ["a changed result", `x${sealed}`],
    ["a changed signature", sealed.replace(/.$/, (last) => (last === "A" ? "Q" : "A"))],
    ["a result without a signature", sealed.split(".")[0]!],
    [
      "a transformation",
      sealTransformation("quick", {
        ...clockworkFox,
        success: true,
        casarokanUnique: false,
        link: "",
      }),
    ],
  ])("%s", async (_name, r) => {
    const { status, location, headers } = await open(`?r=${encodeURIComponent(r)}`);
    expect([status, location]).toEqual([302, `${path}?result=unreadable`]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the page", () => {
  /** Renders the page with the data of the loader. */
  async function show(search = "") {
    const props = await pageOf(search);
    return renderOnSite(<FursonaGenerator {...props} />, { path: path + search });
  }

  it("shows a message beside each invalid field", async () => {
    const { data } = await post(
      ["category", "modifier", "colors", "colorSet"].map((name) => [name, "x"]),
    );
    renderOnSite(
      <FursonaGenerator query={defaultFursona} answer={data as Answer} shown={undefined} />,
      { path },
    );
    const messages = [
      [screen.getByLabelText("Category"), "Please pick a category from the list."],
      [screen.getByLabelText("Modifier"), "Please pick a modifier from the list."],
      [
        screen.getByRole("group", { name: "Number of colors" }),
        "Please pick a number of colors from 0 to 3.",
      ],
      [screen.getByLabelText("Color set"), "Please pick a color set from the list."],
    ] as const;
    for (const [field, message] of messages) {
      const description = document.getElementById(field.getAttribute("aria-describedby")!);
      expect(description?.textContent).toBe(`Error: ${message}`);
      expect(field.matches("fieldset, [aria-invalid=true]")).toBe(true);
    }
  });

  it("says that a result in its address cannot be read", async () => {
    await show();
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
    await show("?result=unreadable");
    expect(screen.getByText(/^This result cannot be shown/)).toBeTruthy();
  });

  it("starts with the defaults and without a result", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fursona Generator Beta");
    expect(screen.getByRole("button", { name: "Generate!" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reset!" })).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
    const labels = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole("option")
        .map((o) => o.textContent);
    expect(labels("Category")).toEqual(categories.map(({ label }) => label));
    expect(labels("Modifier").slice(0, 2)).toEqual(["None", "Any"]);
    expect(labels("Color set")).toEqual(colorSets.map(({ label }) => label));
    expect((screen.getByRole("radio", { name: "2" }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getAllByRole("radio")).toHaveLength(4);
  });

  it("shows a result below the form that made it", async () => {
    await show(resultSearch());
    expect(screen.getByRole("button", { name: "Reroll!" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Generate!" })).toBeNull();
    expect(screen.getByRole("article", { name: "Clockwork Arctic Fox" })).toBeTruthy();
    expect(screen.queryByText("Mythical")).toBeNull();
    expect((screen.getByLabelText("Category") as HTMLSelectElement).value).toBe("MAMMALS");
  });

  it.each([
    [{ modifier: "", subName: "", name: "unicorn" }, "Unicorn"],
    [{ modifier: "plush", subName: "", name: "Newt" }, "Plush Newt"],
    [{ modifier: "", subName: "", name: "<b>Fox</b>" }, "<b>Fox</b>"],
  ])("names %j %s", async (named, phrase) => {
    await show(resultSearch({ ...clockworkFox, ...named, mythical: true }));
    expect(screen.getByRole("heading", { level: 2, name: phrase })).toBeTruthy();
    expect(screen.getByText("Mythical")).toBeTruthy();
  });

  it("labels each color with its name and code", async () => {
    await show(resultSearch());
    const swatches = within(screen.getByRole("article")).getAllByRole("button");
    expect(swatches.map((swatch) => swatch.textContent)).toEqual([
      "Toothpaste #7fd6c4",
      "Hedge Maze #2f5d2b",
    ]);
    for (const [at, swatch] of swatches.entries()) {
      const { hexCode } = clockworkFox.colors[at]!;
      expect(swatch.querySelector("svg")!.getAttribute("fill")).toBe(hexCode);
      expect(swatch.dataset["label"]).toBe(readableOn(hexCode));
    }
  });

  it("says that there are no colors", async () => {
    await show(resultSearch({ ...clockworkFox, colors: [] }));
    expect(within(screen.getByRole("article")).queryByRole("button")).toBeNull();
    expect(screen.getByText(/No colors, as ordered/)).toBeTruthy();
  });

  it("copies the code of a color, or says that it could not", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await show(resultSearch());
    const poster = within(screen.getByRole("article"));
    fireEvent.click(poster.getByRole("button", { name: "Hedge Maze #2f5d2b" }));
    await waitFor(() => expect(poster.getByRole("status").textContent).toBe("Copied #2f5d2b"));
    expect(writeText).toHaveBeenCalledWith("#2f5d2b");
    writeText.mockRejectedValueOnce(new Error("not allowed"));
    fireEvent.click(poster.getByRole("button", { name: "Toothpaste #7fd6c4" }));
    await waitFor(() =>
      expect(poster.getByRole("status").textContent).toBe(
        "I couldn’t copy that. The code is #7fd6c4",
      ),
    );
  });

  it("disables the color set without colors, says why, and keeps its value", async () => {
    await show(resultSearch(clockworkFox, { ...chosen, colorSet: "COOL" }));
    const set = screen.getByLabelText("Color set") as HTMLSelectElement;
    const sent = () => new FormData(set.form!).getAll("colorSet");
    fireEvent.click(screen.getByRole("radio", { name: "0" }));
    expect(set.disabled).toBe(true);
    expect(document.getElementById(set.getAttribute("aria-describedby")!)?.textContent).toBe(
      "With 0 colors there is no set to choose from.",
    );
    expect(sent()).toEqual(["COOL"]);
    fireEvent.click(screen.getByRole("radio", { name: "2" }));
    expect([set.disabled, set.value]).toEqual([false, "COOL"]);
    expect(sent()).toEqual(["COOL"]);
  });

  it("describes the result in its metadata, which excludes it from search engines", async () => {
    vi.stubEnv("SSR", true);
    const tags = async (search = "") =>
      meta({
        data: await pageOf(search),
        location: { pathname: path },
        matches: [{ id: "root", data: { siteUrl: "https://talechasers.example" } }],
      } as unknown as Parameters<typeof meta>[0]);
    const form = JSON.stringify(await tags());
    expect(form).toContain("Fursona Generator · Talechasers");
    expect(form).not.toContain("noindex");
    const search = resultSearch();
    const result = JSON.stringify(await tags(search));
    expect(result).toContain('"noindex"');
    expect(result).toContain("Clockwork Arctic Fox · Fursona Generator");
    expect(result).toContain(`https://talechasers.example${path}/preview.png${search}`);
    expect(result).toContain("Clockwork Arctic Fox in Toothpaste and Hedge Maze");
  });
});
