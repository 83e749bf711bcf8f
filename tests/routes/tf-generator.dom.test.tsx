import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { meta as resultMeta } from "~/routes/_main.tf-generator.result";
import type { Transformation } from "~/tf-generator/api.server";
import { RequestPage } from "~/tf-generator/request-page";
import { ResultPage } from "~/tf-generator/result-page";
import { defaultTransformation, onlyOnceMessage } from "~/tf-generator/transformation";
import { renderOnSite } from "./rendering";
import { arcticFox as fox } from "./sample-transformation";

describe("the form of the transformation generator", () => {
  const show = (choices: object = {}) =>
    renderOnSite(
      <RequestPage choices={{ ...defaultTransformation, ...choices }} answer={undefined} />,
    );
  const field = (name: string) => screen.getByRole<HTMLFieldSetElement>("group", { name });
  const choose = (legend: string, name: string) =>
    userEvent.click(within(field(legend)).getByRole("radio", { name }));
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /request/ });
  const sent = () => Object.fromEntries(new FormData(submit().form!));
  const traits = ["Extinct", "Mythical", "Casarokan"];
  const disabled = () => traits.filter((name) => field(name).disabled);

  it("the form of the transformation generator offers the specified choices and buttons", () => {
    show();
    const { options } = screen.getByLabelText<HTMLSelectElement>("Category");
    expect([...options].map(({ text }) => text).join(", ")).toBe(
      "All, Mammals, Birds, Reptiles, Amphibians, Fish, Insects, Other",
    );
    const labelsOf = (legend: string) =>
      Array.from(field(legend).querySelectorAll("label"), ({ textContent }) => textContent);
    for (const sort of traits) expect(labelsOf(sort)).toEqual(["Include", "Exclude", "Only"]);
    expect(labelsOf("Modifier")).toEqual(["No", "Yes", "Surprise me!"]);
    expect(submit().textContent).toBe("I submit my request!");
    screen.getByRole("button", { name: "Wait! Please reset!" });
    screen.getByRole("link", { name: "Give me a random transformation!" });
    expect(sent()).toEqual(defaultTransformation);
  });

  it("the form of the transformation generator disables the other traits if one trait is Only", async () => {
    show();
    await choose("Extinct", "Only");
    expect(disabled()).toEqual(["Mythical", "Casarokan"]);
    expect(sent()).toEqual({ ...defaultTransformation, extinct: "ONLY" });
    await choose("Extinct", "Exclude");
    expect([disabled(), sent()]).toEqual([[], { ...defaultTransformation, extinct: "EXCLUDE" }]);
  });

  it("the form of the transformation generator shows an error if two traits are Only", async () => {
    show({ extinct: "ONLY", mythical: "ONLY" });
    screen.getByText("At most one field can be marked as only!");
    expect([submit().disabled, disabled()]).toEqual([true, []]);
    await choose("Mythical", "Include");
    expect(screen.queryByText(onlyOnceMessage)).toBeNull();
    expect([submit().disabled, disabled()]).toEqual([false, ["Mythical", "Casarokan"]]);
  });
});

describe("the result of a transformation", () => {
  const show = (result: Partial<Transformation>) =>
    renderOnSite(
      <ResultPage
        kind="quick"
        result={{ ...fox, ...result }}
        sealed="abc.def"
        emblem="data:image/svg+xml,x"
      />,
    ).container;
  const missed = { success: false, name: "", subName: "" };

  it.each([
    [{ subName: "" }, "You have been transformed into a Fox!"],
    [{ modifier: "made of felt" }, "You have been transformed into an Arctic Fox, made of felt!"],
    [missed, "Oops! I guess I missed..."],
  ])("the heading for the transformation result %j is %j", (result, sentence) => {
    show(result);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(sentence);
  });

  it("the result of a transformation shows labels and the link to the page of its creature", () => {
    const page = "/world/bestiary/monsters/doorwarden";
    show({ link: page, mythical: true, casarokanUnique: true });
    const link = screen.getByRole("link", { name: "Read about: Fox" });
    expect(link.getAttribute("href")).toBe(page);
    const labels = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(labels).toEqual(["Mythical", "Lives on Casarok alone"]);
    const plain = within(show({}));
    expect(plain.queryByRole("link", { name: /Read about/ })).toBeNull();
    expect(plain.queryByRole("listitem")).toBeNull();
  });

  it("the address of a transformation result can be shared unless the transformation failed", () => {
    const shared = new FormData(show({ modifier: "made of felt" }).querySelector("form")!);
    expect(Object.fromEntries(shared)).toMatchObject({
      path: "/tf-generator/result?r=abc.def",
      text: "I have been transformed into an Arctic Fox, made of felt! What will you become?",
    });
    expect(show(missed).querySelector("form")).toBeNull();
  });

  it("the result of a transformation excludes itself from search engines", () => {
    vi.stubEnv("SSR", true);
    const data = { kind: "quick", result: fox, sealed: "abc.def" };
    const args = { data, location: { pathname: "/tf-generator/result" }, matches: [] };
    const tags = JSON.stringify(resultMeta(args as never));
    expect(tags).toContain("Transformed into an Arctic Fox · Transformation Generator");
    expect(tags).toContain("/tf-generator/preview.png?r=abc.def");
    expect(tags).toContain('"content":"noindex"');
  });
});
