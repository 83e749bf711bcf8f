import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { RequestPage } from "~/tf-generator/request-page";
import { ResultPage } from "~/tf-generator/result-page";
import { defaultTransformation, onlyOnce } from "~/tf-generator/transformation";
import { meta as resultMeta } from "~/routes/_main.tf-generator.result";
import type { Transformation } from "~/tf-generator/api.server";
import { renderOnSite } from "./rendering";
import { arcticFox as fox } from "./sample-transformation";

const path = "/tf-generator";

const missed = { ...fox, success: false, name: "", subName: "" };

describe("the form", () => {
  type Props = ComponentProps<typeof RequestPage>;
  /** Renders the page. Changed choices are posted. */
  function show(choices: object = {}, answer?: Props["answer"]) {
    const page = { ...defaultTransformation, ...choices };
    const element = <RequestPage choices={page} answer={answer} />;
    renderOnSite(null, { path, routes: [{ path, element, action: () => null }] });
  }
  const field = (name: string) => screen.getByRole("group", { name });
  const choice = (legend: string, name: string) =>
    within(field(legend)).getByRole<HTMLInputElement>("radio", { name });
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /request/ });
  /** The fields that the form would send. */
  const sent = () =>
    Object.fromEntries(new FormData(submit().form!)) as Record<string, FormDataEntryValue>;

  it("offers the specified choices and buttons", () => {
    show();
    const category = screen.getByLabelText<HTMLSelectElement>("Category");
    expect([...category.options].map(({ text }) => text).join(", ")).toBe(
      "All, Mammals, Birds, Reptiles, Amphibians, Fish, Insects, Other",
    );
    const labelsOf = (legend: string) =>
      Array.from(field(legend).querySelectorAll("label"), ({ textContent }) => textContent);
    for (const legend of ["Extinct", "Mythical", "Casarokan"]) {
      expect(labelsOf(legend)).toEqual(["Include", "Exclude", "Only"]);
    }
    expect(labelsOf("Modifier")).toEqual(["No", "Yes", "Surprise me!"]);
    expect(submit().textContent).toBe("I submit my request!");
    expect(screen.getByRole("button", { name: "Wait! Please reset!" })).toBeTruthy();
    expect(
      screen.getByRole("link", { name: "Give me a random transformation!" }).getAttribute("href"),
    ).toBe("/tf-generator/result?quick=true");
    expect(screen.getByRole("link", { name: /full list/i }).getAttribute("href")).toBe(
      "/tf-generator/list",
    );
    expect(sent()).toEqual(defaultTransformation);
  });

  it("disables the other sorts for Only, and still sends them", async () => {
    show({ mythical: "INCLUDE", casarokanUnique: "EXCLUDE" });
    await userEvent.click(choice("Extinct", "Only"));
    expect(field("Mythical")).toHaveProperty("disabled", true);
    expect(field("Casarokan")).toHaveProperty("disabled", true);
    expect(field("Extinct")).toHaveProperty("disabled", false);
    expect(field("Modifier")).toHaveProperty("disabled", false);
    expect(submit().disabled).toBe(false);
    expect(sent()).toEqual({ ...defaultTransformation, extinct: "ONLY" });
    await userEvent.click(choice("Extinct", "Exclude"));
    expect(field("Mythical")).toHaveProperty("disabled", false);
    expect(sent()).toEqual({ ...defaultTransformation, extinct: "EXCLUDE" });
  });

  it("with two Only can be corrected but not sent", async () => {
    show({ extinct: "ONLY", mythical: "ONLY" });
    expect(screen.getByText(onlyOnce)).toBeTruthy();
    expect(onlyOnce).toBe("At most one field can be marked as only!");
    expect(submit().disabled).toBe(true);
    for (const legend of ["Extinct", "Mythical", "Casarokan", "Modifier"]) {
      expect(field(legend)).toHaveProperty("disabled", false);
    }
    expect(field("Extinct").getAttribute("aria-describedby")).toBe("only-once");
    await userEvent.click(choice("Mythical", "Include"));
    expect(screen.queryByText(onlyOnce)).toBeNull();
    expect(submit().disabled).toBe(false);
    expect(field("Casarokan")).toHaveProperty("disabled", true);
  });

  it("shows a message beside an invalid field", () => {
    show({}, { problems: { modifier: "No such modifier." } });
    expect(screen.getByRole("alert").textContent).toBe("Error: No such modifier.");
    expect(field("Modifier").getAttribute("aria-describedby")).toBe(
      "modifier-problem modifier-hint",
    );
  });
});

describe("a result", () => {
  const show = (result: Partial<Transformation>, kind: "held" | "quick" | "qr" = "quick") =>
    renderOnSite(
      <ResultPage
        kind={kind}
        result={{ ...fox, ...result }}
        sealed="abc.def"
        shows="A tall doorkeeper of planks."
        emblem="data:image/svg+xml,x"
      />,
    );
  const headline = () => screen.getByRole("heading", { level: 1 }).textContent;

  it.each([
    [{}, "You have been transformed into an Arctic Fox!"],
    [{ subName: "" }, "You have been transformed into a Fox!"],
    [{ modifier: "made of felt" }, "You have been transformed into an Arctic Fox, made of felt!"],
  ])("is a sentence", (result, sentence) => {
    show(result);
    expect(headline()).toBe(sentence);
  });

  it("has labels if it is rare", () => {
    show({ mythical: true, casarokanUnique: true });
    expect(screen.getAllByRole("listitem").map((mark) => mark.textContent)).toEqual([
      "Mythical",
      "Lives on Casarok alone",
    ]);
  });

  it("has no labels if it is common, and no link without a page", () => {
    show({});
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(screen.queryByRole("link", { name: /Read about/ })).toBeNull();
  });

  it("has the picture of its creature and a link to its page", () => {
    const { container } = show({ link: "/world/bestiary/monsters/doorwarden" });
    expect(screen.getByRole<HTMLImageElement>("img", { name: /doorkeeper/ }).src).toContain(
      "/world/bestiary/monsters/doorwarden.png",
    );
    expect(container.querySelector('img[src^="data:"]')).toBeNull();
    expect(screen.getByRole("link", { name: "Read about: Fox" }).getAttribute("href")).toBe(
      "/world/bestiary/monsters/doorwarden",
    );
  });

  it.each([
    ["held", "/tf-generator/result?again=abc.def"],
    ["quick", "/tf-generator/result?quick=true"],
    ["qr", "/tf-generator/result?qr=true"],
  ] as const)("of the kind %s has a link to another one", (kind, address) => {
    show({}, kind);
    const again = screen.getByRole("link", { name: "Transform me again" });
    expect(again.getAttribute("href")).toBe(address);
    expect(again.getAttribute("rel")).toBe("nofollow");
    const back = screen.getByRole("link", { name: "Back to the form" });
    expect(back.getAttribute("href")).toBe(`${path}?r=abc.def`);
  });

  it("is shared by its address", () => {
    const { container } = show({ modifier: "made of felt" });
    const value = (name: string) =>
      container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!.value;
    expect(value("path")).toBe("/tf-generator/result?r=abc.def");
    expect(value("text")).toBe(
      "I have been transformed into an Arctic Fox, made of felt! What will you become?",
    );
  });

  it("hides its drawings from screen readers", () => {
    const { container } = show({});
    expect(container.querySelector("img")!.alt).toBe("");
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest("[aria-hidden=true]")).not.toBeNull();
    }
  });

  it("without success says 'Oops!' and is not shared", () => {
    const { container } = show(missed);
    expect(headline()).toBe("Oops! I guess I missed...");
    expect(screen.getByRole("link", { name: "Try again!" })).toBeTruthy();
    expect(container.querySelector("form")).toBeNull();
  });

  it("has a preview image and noindex", () => {
    vi.stubEnv("SSR", true);
    const tags = (result: Transformation) =>
      JSON.stringify(
        resultMeta({
          data: { kind: "quick", result, sealed: "abc.def" },
          location: { pathname: `${path}/result` },
          matches: [],
        } as unknown as Parameters<typeof resultMeta>[0]),
      );
    expect(tags(fox)).toContain(
      '{"title":"Transformed into an Arctic Fox · Transformation Generator"}',
    );
    expect(tags(fox)).toContain("/tf-generator/preview.png?r=abc.def");
    expect(tags(fox)).toContain('"content":"noindex"');
    expect(tags(missed)).toContain("Oops! I guess I missed...");
  });
});
