import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FursonaGenerator } from "~/fursona-generator/fursona-generator";
import { categories } from "~/generators/choices";
import { contrast, labelColors, type Label } from "~/fursona-generator/contrast";
import {
  colorSets,
  defaultFursona,
  fursonaModifiers,
  type FursonaQuery,
} from "~/fursona-generator/fursona";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation } from "~/tf-generator/choices.server";
import { action, loader, meta } from "~/routes/_main.fursona-generator._index";
import type { SpeciesList } from "~/generators/species-list.server";
import { loader as listLoader } from "~/routes/_main.fursona-generator.list";
import type { Fursona } from "~/fursona-generator/api.server";
import { fursonaCreatures } from "~mocks/generators/fursona";
import { failCall, onCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf } from "./route-response";
import { renderOnSite } from "./rendering";

withFreshUpstream();
beforeEach(() => {
  // Failed calls are logged by design.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
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

/** The fields of a form as a browser sends them. */
function fieldsOf(query: FursonaQuery): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, String(value)]);
}

const own = { "Sec-Fetch-Site": "same-origin" };

function post(
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = own,
) {
  const body = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  return responseOf(action, path, {}, { method: "POST", body, headers: { ...headers, ...type } });
}

/** Lets the upstream answer with some data, and returns what it is asked. */
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

describe("asking for a fursona", () => {
  it("leads to an address that keeps showing it, with the form as it was", async () => {
    upstreamThinksOf(clockworkFox);
    const { status, location, headers } = await post(fieldsOf(chosen));
    expect(status).toBe(303);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(location).toMatch(/^\/fursona-generator\?r=[\w.-]+$/);
    const search = location!.slice(path.length);
    const page = await pageOf(search);
    expect(page.query).toEqual(chosen);
    expect(page.shown?.result).toEqual(clockworkFox);
    expect(await pageOf(search)).toEqual(page);
  });

  it("works with the embedded upstream for every choice there is", async () => {
    const queries: FursonaQuery[] = [
      ...categories.map(({ value }) => ({ ...defaultFursona, category: value })),
      ...fursonaModifiers.map(({ value }) => ({ ...defaultFursona, modifier: value })),
      ...colorSets.map(({ value }) => ({ ...defaultFursona, colorSet: value })),
      ...([0, 1, 2, 3] as const).map((colors) => ({ ...defaultFursona, colors })),
    ];
    for (const query of queries) {
      const { status, location } = await post(fieldsOf(query));
      expect(status, JSON.stringify(query)).toBe(303);
      const { shown } = await pageOf(location!.slice(path.length));
      expect(shown?.result.colors).toHaveLength(query.colors);
      expect(shown?.result.modifier === "").toBe(query.modifier === "NONE");
    }
  });

  it("asks the upstream in upper case, and in any case itself", async () => {
    const asked = upstreamThinksOf(clockworkFox);
    const fields: [string, string][] = [
      ["category", "mammals"],
      ["modifier", "tOy"],
      ["colors", "3"],
      ["colorSet", "Warm"],
      ["intent", "generate"],
    ];
    const { location } = await post(fields);
    expect(asked).toEqual([
      { category: "MAMMALS", colors: 3, colorSet: "WARM", modifierOption: "TOY" },
    ]);
    expect((await pageOf(location!.slice(path.length))).query).toEqual(chosen);
  });

  it("leaves out the category of all, and defaults what is left out", async () => {
    const asked = upstreamThinksOf(clockworkFox);
    await post([["colors", "1"]]);
    await post(fieldsOf({ ...chosen, category: "ALL" }));
    expect(asked).toEqual([
      { colors: 1, colorSet: "ALL", modifierOption: "NONE" },
      { colors: 3, colorSet: "WARM", modifierOption: "TOY" },
    ]);
  });

  it("without colors asks for no set, and does not forget the chosen one", async () => {
    const asked = upstreamThinksOf({ ...clockworkFox, colors: [] });
    const { location } = await post(fieldsOf({ ...chosen, colors: 0 }));
    expect(asked).toMatchObject([{ colors: 0, colorSet: "ALL" }]);
    expect((await pageOf(location!.slice(path.length))).query.colorSet).toBe("WARM");
    expect((await post([["colors", "0"]])).status).toBe(303);
  });
});

describe("nothing comes of it", () => {
  it.each([
    ["no connection", () => HttpResponse.error()],
    ["a failing upstream", () => new HttpResponse(null, { status: 500 })],
    ["an upstream that refuses", () => new HttpResponse(null, { status: 400 })],
    ["no JSON", () => HttpResponse.html("<!doctype html>")],
    ["no data", () => HttpResponse.json({ code: "CHASE-1000", message: "OK" })],
    ["null", () => HttpResponse.json(null)],
    ["another code", () => HttpResponse.json({ code: "CHASE-2001", message: "", data: {} })],
  ])("with %s", async (_name, answer) => {
    onCall("POST v1/generators/fursona", answer);
    const { status, data } = await post(fieldsOf(chosen));
    expect(status).toBe(502);
    expect(data).toEqual({ values: chosen, failure: noIdea });
  });

  it.each([
    ["no name", { ...clockworkFox, name: undefined }],
    ["null for a name", { ...clockworkFox, name: null }],
    ["an empty name", { ...clockworkFox, name: "" }],
    ["a blank name", { ...clockworkFox, name: " \n" }],
    ["a name that no address holds", { ...clockworkFox, name: "very ".repeat(400) }],
  ])("with %s in the answer", async (_name, data) => {
    upstreamThinksOf(data);
    expect(await post(fieldsOf(chosen))).toMatchObject({
      status: 502,
      location: null,
      data: { values: chosen, failure: noIdea },
    });
  });

  it("is said in these words, with the form and the last result as they were", async () => {
    const { shown } = await pageOf(resultSearch());
    const answer = { values: chosen, failure: noIdea };
    const { unmount } = renderOnSite(
      <FursonaGenerator query={defaultFursona} answer={answer} shown={shown} />,
      { path },
    );
    expect(screen.getByRole("alert").textContent).toContain(noIdea);
    expect((screen.getByLabelText("Color set") as HTMLSelectElement).value).toBe("WARM");
    expect(screen.getByRole("heading", { level: 2, name: "Clockwork Arctic Fox" })).toBeTruthy();
    unmount();
  });
});

describe("a wrong field is 400, with a complaint beside it and the rest kept", () => {
  const long = "M".repeat(50_000);
  const wrong: [keyof FursonaQuery, string[]][] = [
    ...["dragons", "", " MAMMALS", "constructor", long].map(
      (value): [keyof FursonaQuery, string[]] => ["category", [value]],
    ),
    ["category", ["MAMMALS", "BIRDS"]],
    ["modifier", ["SURPRISE_ME"]],
    ["modifier", ["TOY", "TOY"]],
    ...["1.5", "-1", "03", "NaN", "4", "9", "", " 2", "2e0", "0x2", "٢", "Infinity", "two"].map(
      (value): [keyof FursonaQuery, string[]] => ["colors", [value]],
    ),
    ["colors", []],
    ["colors", ["1", "2"]],
    ["colorSet", ["PLAID"]],
    ["colorSet", ["WARM", "COOL"]],
  ];

  it.each(wrong)("%s=%.40j", async (field, values) => {
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

  it("every one at once has complaints of its own, each tied to its field", async () => {
    const { data } = await post([
      ["category", "a"],
      ["modifier", "b"],
      ["colors", "c"],
      ["colorSet", "d"],
    ]);
    renderOnSite(
      <FursonaGenerator query={defaultFursona} answer={data as Answer} shown={undefined} />,
      { path },
    );
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "Please pick a category from the list.",
      "Please pick a modifier from the list.",
      "Please pick a number of colors from 0 to 3.",
      "Please pick a color set from the list.",
    ]);
    for (const field of [
      screen.getByLabelText("Category"),
      screen.getByLabelText("Modifier"),
      screen.getByRole("group", { name: "Number of colors" }),
      screen.getByLabelText("Color set"),
    ]) {
      const described = document.getElementById(field.getAttribute("aria-describedby")!);
      expect(described?.textContent).toMatch(/^Please pick a /);
    }
  });
});

describe("the intent", () => {
  it("to reset leads to a fresh form, whatever its fields say", async () => {
    const { status, location } = await post([
      ["intent", "reset"],
      ["colors", "rubbish"],
    ]);
    expect([status, location]).toEqual([303, path]);
    expect(await pageOf()).toEqual({ query: defaultFursona, shown: undefined });
  });

  it.each([["dance"], [""], ["RESET"], ["generate", "reset"], ["reset", "reset"]])(
    "%j is refused",
    async (...intents) => {
      const asked = upstreamThinksOf(clockworkFox);
      const answer = await post([
        ...fieldsOf(chosen),
        ...intents.map((intent): [string, string] => ["intent", intent]),
      ]);
      expect([answer.status, answer.location]).toEqual([400, null]);
      expect(asked).toEqual([]);
    },
  );
});

describe("an address that this site did not make leads to the form", () => {
  const sealed = sealFursona(chosen, clockworkFox);
  it.each([
    ["none at all", ""],
    ["nonsense", "fox"],
    ["a changed text", `x${sealed}`],
    ["a changed mark", sealed.replace(/.$/, (last) => (last === "A" ? "Q" : "A"))],
    ["no mark", sealed.split(".")[0]!],
    ["a huge one", sealed + "A".repeat(8_000)],
    [
      "a transformation’s",
      sealTransformation("quick", {
        ...clockworkFox,
        success: true,
        casarokanUnique: false,
        link: "",
      }),
    ],
  ])("%s", async (_name, r) => {
    const { status, location, headers } = await open(`?r=${encodeURIComponent(r)}`);
    expect([status, location]).toEqual([302, path]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the page", () => {
  /** Renders it as the loader has it. */
  async function show(search = "") {
    const props = await pageOf(search);
    return renderOnSite(<FursonaGenerator {...props} />, { path: path + search });
  }

  it("starts in beta, with the defaults and no result", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fursona Generator Beta");
    expect(screen.getByRole("button", { name: "Generate!" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reset!" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reroll!" })).toBeNull();
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

  it("with a result offers to roll again, and says who it is in one phrase", async () => {
    await show(resultSearch());
    expect(screen.getByRole("button", { name: "Reroll!" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Generate!" })).toBeNull();
    expect(screen.getByRole("article", { name: "Clockwork Arctic Fox" })).toBeTruthy();
    expect(screen.queryByText("Mythical")).toBeNull();
    expect((screen.getByLabelText("Category") as HTMLSelectElement).value).toBe("MAMMALS");
  });

  it.each([
    [{ modifier: "", subName: "", name: "unicorn" }, "Unicorn"],
    [{ modifier: "", subName: "Red", name: "Panda" }, "Red Panda"],
    [{ modifier: "plush", subName: "", name: "Newt" }, "Plush Newt"],
    [{ modifier: "", subName: "", name: "<b>Fox</b>" }, "<b>Fox</b>"],
  ])("calls %j %s", async (named, phrase) => {
    await show(resultSearch({ ...clockworkFox, ...named, mythical: true }));
    expect(screen.getByRole("heading", { level: 2, name: phrase })).toBeTruthy();
    expect(screen.getByText("Mythical")).toBeTruthy();
  });

  it("labels each color in what reads on it, with name and code", async () => {
    await show(resultSearch());
    const swatches = within(screen.getByRole("article")).getAllByRole("button");
    expect(swatches.map((swatch) => swatch.textContent)).toEqual([
      "Toothpaste #7fd6c4",
      "Hedge Maze #2f5d2b",
    ]);
    for (const [at, swatch] of swatches.entries()) {
      const { hexCode } = clockworkFox.colors[at]!;
      expect(swatch.querySelector("svg")!.getAttribute("fill")).toBe(hexCode);
      const label = labelColors[swatch.dataset["label"] as Label];
      expect(contrast(label, hexCode)).toBeGreaterThanOrEqual(4.5);
      expect(swatch.querySelector("[style]")).toBeNull();
    }
  });

  it("without colors says that there are none", async () => {
    await show(resultSearch({ ...clockworkFox, colors: [] }));
    expect(within(screen.getByRole("article")).queryByRole("button")).toBeNull();
    expect(screen.getByText(/No colors, as ordered/)).toBeTruthy();
  });

  it("copies a color's code and says so, or that it cannot", async () => {
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

  it("keeps the chosen set while there are no colors, and says why it is disabled", async () => {
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

  it("is found by search engines, and results of it are not", async () => {
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

describe("the list", () => {
  it("has every creature by category", async () => {
    const { data } = await responseOf(listLoader, `${path}/list`);
    const { groups } = data as SpeciesList;
    const names = groups.flatMap(({ species }) => species.map(({ name }) => name));
    expect(names).toEqual(fursonaCreatures.map(({ name }) => name));
  });

  it("goes to the error page when it cannot be had", async () => {
    failCall("v1/generators/fursona/lists/species", "refused");
    const { status, location } = await responseOf(listLoader, `${path}/list?q=fox`);
    expect([status, location]).toEqual([302, errorPageOf(`${path}/list?q=fox`)]);
  });
});
