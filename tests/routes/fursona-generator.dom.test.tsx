import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Fursona, FursonaQuery } from "~/fursona-generator/api.server";
import { defaultFursona, noIdea } from "~/fursona-generator/fursona";
import { FursonaGenerator } from "~/fursona-generator/fursona-generator";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { readableOn } from "~/preview-images/colors";
import { action, loader, meta } from "~/routes/_main.fursona-generator._index";
import { onCall } from "~mocks/calls";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";
import { envelope } from "./sample-comic";

afterEach(() => vi.unstubAllGlobals());

const path = "/fursona-generator";
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

type Page = ComponentProps<typeof FursonaGenerator>;

function post(fields: object) {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  );
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return responseOf(
    action,
    path,
    {},
    { method: "POST", body: new URLSearchParams(texts), headers },
  );
}

/** Mocks the response of the upstream; returns the bodies of its requests. */
function upstreamThinksOf(result: unknown): unknown[] {
  const asked: unknown[] = [];
  onCall("POST v1/generators/fursona", async ({ request }) => {
    asked.push(await request.json());
    return envelope(result);
  });
  return asked;
}

const pageOf = async (search = "") => (await responseOf(loader, path + search)).data as Page;
const resultSearch = (result = clockworkFox, query = chosen) => `?r=${sealFursona(query, result)}`;

describe("the action", () => {
  it.each([
    [
      { category: "mammals", modifier: "tOy", colors: "3", colorSet: "Warm" },
      { category: "MAMMALS", colors: 3, colorSet: "WARM", modifierOption: "TOY" },
    ],
    [{ colors: "1" }, { colors: 1, colorSet: "ALL", modifierOption: "NONE" }],
    [
      { colors: "0", colorSet: "WARM" },
      { colors: 0, colorSet: "ALL", modifierOption: "NONE" },
    ],
  ])("for %j sends %j", async (fields, body) => {
    const asked = upstreamThinksOf(clockworkFox);
    expect((await post(fields)).status).toBe(303);
    expect(asked).toEqual([body]);
  });

  it.each([undefined, " \n"])("has no idea for a result named %j", async (name) => {
    upstreamThinksOf({ ...clockworkFox, name });
    const { status, data } = await post(chosen);
    expect([status, data]).toEqual([502, { values: chosen, failure: noIdea }]);
  });

  it.each([
    ["category", "constructor"],
    ["category", ["MAMMALS", "BIRDS"]],
    ["modifier", "SURPRISE_ME"],
    ["colors", "1.5"],
    ["colors", []],
    ["colorSet", "PLAID"],
  ] as const)("rejects %s=%j and keeps the rest", async (field, value) => {
    const asked = upstreamThinksOf(clockworkFox);
    const { status, data } = await post({ ...chosen, [field]: value });
    expect(status).toBe(400);
    const { values, problems } = data as NonNullable<Page["answer"]>;
    expect(values).toEqual({ ...chosen, [field]: defaultFursona[field] });
    expect(Object.keys(problems!)).toEqual([field]);
    expect(asked).toEqual([]);
  });

  it("resets, even with invalid fields", async () => {
    const { status, location } = await post({ intent: "reset", colors: "rubbish" });
    expect([status, location]).toEqual([303, path]);
  });
});

it.each([
  ["an empty result", ""],
  ["a changed result", `x${sealFursona(chosen, clockworkFox)}`],
  ["a result without a signature", sealFursona(chosen, clockworkFox).split(".")[0]!],
])("the address of %s redirects to the form", async (_name, r) => {
  const { status, location } = await responseOf(loader, `${path}?r=${r}`);
  expect([status, location]).toEqual([302, `${path}?result=unreadable`]);
});

describe("the page", () => {
  async function show(search = "", answer?: Page["answer"]) {
    const page = await pageOf(search);
    renderOnSite(<FursonaGenerator {...page} answer={answer} />, { path: path + search });
  }
  const poster = () => within(screen.getByRole("article"));

  it("shows a result with its colors below the form that made it", async () => {
    await show(resultSearch());
    expect(screen.getByRole("button", { name: "Reroll!" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>("Category").value).toBe("MAMMALS");
    expect(screen.getByRole("article", { name: "Clockwork Arctic Fox" })).toBeTruthy();
    expect(screen.queryByText("Mythical")).toBeNull();
    for (const { name, hexCode } of clockworkFox.colors) {
      const swatch = poster().getByRole("button", { name: `${name} ${hexCode}` });
      expect(swatch.querySelector("svg")!.getAttribute("fill")).toBe(hexCode);
      expect(swatch.dataset["label"]).toBe(readableOn(hexCode));
    }
  });

  it.each([
    [{ modifier: "", subName: "", name: "unicorn" }, "Unicorn"],
    [{ modifier: "plush", subName: "", name: "<b>Newt</b>" }, "Plush <b>Newt</b>"],
  ])("names %j %s", async (named, phrase) => {
    await show(resultSearch({ ...clockworkFox, ...named, mythical: true, colors: [] }));
    expect(screen.getByRole("heading", { level: 2, name: phrase })).toBeTruthy();
    expect(screen.getByText("Mythical")).toBeTruthy();
    expect(screen.getByText(/No colors, as ordered/)).toBeTruthy();
  });

  it("copies the code of a color, or says that it could not", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await show(resultSearch());
    fireEvent.click(poster().getByRole("button", { name: /Hedge Maze/ }));
    await poster().findByText("Copied #2f5d2b");
    expect(writeText).toHaveBeenCalledWith("#2f5d2b");
    writeText.mockRejectedValueOnce(new Error("not allowed"));
    fireEvent.click(poster().getByRole("button", { name: /Toothpaste/ }));
    await poster().findByText("I couldn’t copy that. The code is #7fd6c4");
  });

  it("disables the color set without colors, says why, and still sends it", async () => {
    await show(resultSearch(clockworkFox, { ...chosen, colorSet: "COOL" }));
    const set = screen.getByLabelText<HTMLSelectElement>("Color set");
    const sent = () => new FormData(set.form!).getAll("colorSet");
    fireEvent.click(screen.getByRole("radio", { name: "0" }));
    await waitFor(() => expect(set.disabled).toBe(true));
    expect(document.getElementById(set.getAttribute("aria-describedby")!)?.textContent).toBe(
      "With 0 colors there is no set to choose from.",
    );
    expect(sent()).toEqual(["COOL"]);
    fireEvent.click(screen.getByRole("radio", { name: "2" }));
    expect([set.disabled, set.value, sent()]).toEqual([false, "COOL", ["COOL"]]);
  });

  it("describes a result in its metadata, which excludes it from search engines", async () => {
    vi.stubEnv("SSR", true);
    const matches = [{ id: "root", data: { siteUrl: "https://talechasers.example" } }];
    const search = resultSearch();
    const args = { data: await pageOf(search), location: { pathname: path }, matches };
    const tags = JSON.stringify(meta(args as never));
    expect(tags).toContain('"noindex"');
    expect(tags).toContain("Clockwork Arctic Fox · Fursona Generator");
    expect(tags).toContain(`https://talechasers.example${path}/preview.png${search}`);
    expect(tags).toContain("Clockwork Arctic Fox in Toothpaste and Hedge Maze");
  });
});
