import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Fursona } from "~/fursona-generator/api.server";
import type { FursonaChoices } from "~/fursona-generator/form.server";
import { defaultFursona, requestFailedMessage } from "~/fursona-generator/fursona";
import { FursonaGenerator } from "~/fursona-generator/fursona-generator";
import { sealFursona } from "~/fursona-generator/fursona.server";
import { action, loader, meta } from "~/routes/_main.fursona-generator._index";
import { onCall } from "~mocks/calls";
import { renderOnSite } from "./rendering";
import { responseOf } from "./route-response";
import { envelope } from "./sample-comic";

afterEach(() => vi.unstubAllGlobals());

const path = "/fursona-generator";
const chosen: FursonaChoices = {
  category: "MAMMALS",
  modifier: "TOY",
  colors: 3,
  colorSet: "WARM",
};
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
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const body = new URLSearchParams(texts);
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

/** Mocks the upstream's response; returns the bodies of its requests. */
function mockFursona(result: unknown): unknown[] {
  const requests: unknown[] = [];
  onCall("POST v1/generators/fursona", async ({ request }) => {
    requests.push(await request.json());
    return envelope(result);
  });
  return requests;
}

const resultSearch = (result = clockworkFox, choices = chosen) =>
  `?r=${sealFursona(choices, result)}`;

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
])(
  "the action of the fursona generator sends for the form %j the request %j",
  async (fields, body) => {
    const requests = mockFursona(clockworkFox);
    expect((await post(fields)).status).toBe(303);
    expect(requests).toEqual([body]);
  },
);

it.each([undefined, " \n"])(
  "the action of the fursona generator shows an error for a result with the name %j",
  async (name) => {
    mockFursona({ ...clockworkFox, name });
    const { status, data } = await post(chosen);
    expect([status, data]).toEqual([502, { values: chosen, failure: requestFailedMessage }]);
  },
);

it.each([
  ["category", "constructor"],
  ["modifier", "SURPRISE_ME"],
  ["colors", "1.5"],
  ["colorSet", "PLAID"],
] as const)(
  "the action of the fursona generator rejects %s=%j and returns all valid fields unchanged",
  async (field, value) => {
    const requests = mockFursona(clockworkFox);
    const { status, data } = await post({ ...chosen, [field]: value });
    const { values, problems } = data as NonNullable<Page["answer"]>;
    expect([status, Object.keys(problems!), requests]).toEqual([400, [field], []]);
    expect(values).toEqual({ ...chosen, [field]: defaultFursona[field] });
    const reset = await post({ intent: "reset", [field]: value });
    expect([reset.status, reset.location]).toEqual([303, path]);
  },
);

it.each([
  ["an empty", ""],
  ["a changed", `x${sealFursona(chosen, clockworkFox)}`],
])("the address of %s fursona result redirects to the form", async (_name, r) => {
  const { status, location } = await responseOf(loader, `${path}?r=${r}`);
  expect([status, location]).toEqual([302, `${path}?result=unreadable`]);
});

describe("the page of the fursona generator", () => {
  const pageOf = async (search: string) => (await responseOf(loader, path + search)).data as Page;
  const show = async (search: string) =>
    renderOnSite(<FursonaGenerator {...await pageOf(search)} />, { path: path + search });
  const swatch = (name: string | RegExp) =>
    within(screen.getByRole("article")).getByRole("button", { name });

  it("the page of the fursona generator shows a result and the colors of that result below the form", async () => {
    await show(resultSearch());
    screen.getByRole("button", { name: "Reroll!" });
    expect(screen.getByLabelText<HTMLSelectElement>("Category").value).toBe("MAMMALS");
    screen.getByRole("article", { name: "Meet your fursona: Clockwork Arctic Fox" });
    expect(screen.queryByText("Mythical")).toBeNull();
    const save = screen.getByRole("link", { name: "Save the picture" });
    expect(save.getAttribute("href")).toBe(`${path}/preview.png${resultSearch()}`);
    for (const { name, hexCode } of clockworkFox.colors) {
      const button = swatch(`${name} ${hexCode}`);
      expect(button.querySelector("svg")!.getAttribute("fill")).toBe(hexCode);
    }
  });

  it("the page of the fursona generator escapes the texts of a result", async () => {
    const plain = { modifier: "plush", subName: "", name: "<b>Newt</b>", mythical: true };
    await show(resultSearch({ ...plain, colors: [] }));
    screen.getByRole("heading", { level: 2, name: "Meet your fursona: Plush <b>Newt</b>" });
    screen.getByText("Mythical");
    screen.getByText(/No colors, as ordered/);
  });

  it("a press on a color of a fursona copies the hex code or shows an error", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await show(resultSearch());
    fireEvent.click(swatch(/Hedge Maze/));
    await screen.findByText("Copied #2f5d2b");
    expect(writeText).toHaveBeenCalledWith("#2f5d2b");
    writeText.mockRejectedValueOnce(new Error("not allowed"));
    fireEvent.click(swatch(/Toothpaste/));
    await screen.findByText("I couldn’t copy that. The code is #7fd6c4");
  });

  it("the fursona form disables the color set while the number of colors is 0", async () => {
    await show(resultSearch(clockworkFox, { ...chosen, colorSet: "COOL" }));
    const set = screen.getByLabelText<HTMLSelectElement>("Color set");
    const sent = () => new FormData(set.form!).getAll("colorSet");
    for (const [colors, isDisabled] of [
      ["0", true],
      ["2", false],
    ] as const) {
      fireEvent.click(screen.getByRole("radio", { name: colors }));
      expect([set.disabled, sent()]).toEqual([isDisabled, ["COOL"]]);
    }
  });

  it("the meta tags of a fursona result describe the result and exclude it from search engines", async () => {
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
